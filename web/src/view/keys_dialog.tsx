import { closeDialog } from '../game/tabs';
import { strings } from '../strings/strings';
import { DialogView } from './dialog_view';

function Rows({ title, rows }: { title: string; rows: readonly (readonly string[])[] }) {
  return (
    <section class="block">
      <h3>{title}</h3>
      <dl class="keys">
        {rows.map(([name, what]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function KeysDialog() {
  const t = strings.value.keys;
  return (
    <DialogView title={t.title} onClose={closeDialog}>
      <Rows title={t.keyboard} rows={t.rows} />
      <p class="quiet small-text">{t.cells}</p>
      <Rows title={t.mouse} rows={t.mouseRows} />
      <Rows title={t.learning} rows={t.learnRows} />
      <Rows title={t.watching} rows={t.watchRows} />
    </DialogView>
  );
}
