// Giving a puzzle away: as link, text, picture or sheet, or to another site.

import { useSignal, useSignalEffect } from '@preact/signals';
import type { Notation } from 'nonet';
import { entriesOf, lineOf } from '../board/cell_state';
import { puzzleFor } from '../board/puzzle_text';
import { engine } from '../engine/engine_client';
import { board, candidates, game, puzzle } from '../game/game_store';
import { playable } from '../game/puzzle_list';
import { closeDialog } from '../game/tabs';
import { gameHash, puzzleHash } from '../link/link_codec';
import { boardPicture, pngOf, saveFile } from '../share/board_picture';
import { otherSites } from '../share/other_sites';
import { printSheet, sheetSize } from '../share/printing';
import { strings } from '../strings/strings';
import { CopyField } from './copy_field';
import { DialogView } from './dialog_view';
import { Segments } from './segments';

type What = 'puzzle' | 'position';
const notations: readonly Notation[] = [
  'grid',
  'rows',
  'pencil',
  'candidates',
  'sdk',
  'ss',
  'hodoku',
  'csv',
  'json',
];
const pageSizes = [1, 2, 4, 6] as const;

export function ShareDialog() {
  const t = strings.value.share;
  const what = useSignal<What>('puzzle');
  const problem = useSignal('');
  const position = what.value === 'position';
  const base = location.href.replace(/#.*$/, '');
  const link = base + (position ? gameHash(game.value) : puzzleHash(puzzle.value));
  const picture = (): string =>
    boardPicture(board.value, position, game.value.automatic ? candidates.value : null);
  const savePng = async (): Promise<void> => {
    try {
      saveFile('sudoku.png', await pngOf(picture()));
    } catch {
      problem.value = t.failedPng;
    }
  };
  return (
    <DialogView title={t.title} onClose={closeDialog}>
      <Segments
        label={t.what}
        name="share-what"
        options={[
          { value: 'puzzle', text: t.puzzle },
          { value: 'position', text: t.position },
        ]}
        value={what.value}
        onChange={(value) => {
          what.value = value;
        }}
      />
      <CopyField label={t.link} text={link} />
      <CopyField label={t.line} text={position ? lineOf(board.value) : puzzle.value.givens} />
      <AsText position={position} />
      <section class="block">
        <h3>{t.picture}</h3>
        <div class="row">
          <button
            type="button"
            onClick={() => saveFile('sudoku.svg', new Blob([picture()], { type: 'image/svg+xml' }))}
          >
            {t.svg}
          </button>
          <button type="button" onClick={() => void savePng()}>
            {t.png}
          </button>
          <button type="button" onClick={() => printSheet(position)}>
            {t.print}
          </button>
          {playable.value.length > 1 && (
            <label class="inline-field">
              {t.printHow}
              <select
                value={sheetSize.value}
                onChange={(event) => {
                  sheetSize.value = Number(event.currentTarget.value);
                }}
              >
                {pageSizes.map((size) => (
                  <option key={size} value={size}>
                    {size}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
        {problem.value && <p class="problem">{problem.value}</p>}
      </section>
      <section class="block">
        <h3>{t.elsewhere}</h3>
        <p class="quiet small-text">{t.elsewhereLong}</p>
        <div class="row">
          {otherSites.map((site) => (
            <SiteLink key={site.name} site={site} position={position} />
          ))}
        </div>
      </section>
    </DialogView>
  );
}

function SiteLink({ site, position }: { site: (typeof otherSites)[number]; position: boolean }) {
  const address = useSignal('');
  useSignalEffect(() => {
    void site.address(board.value, position).then((found) => {
      address.value = found;
    });
  });
  return (
    <a class="button" href={address.value || undefined} target="_blank" rel="noopener noreferrer">
      {site.name}
    </a>
  );
}

function AsText({ position }: { position: boolean }) {
  const t = strings.value.share;
  const notation = useSignal<Notation>('grid');
  const text = useSignal('');
  const written = async (): Promise<void> => {
    const entries = position ? entriesOf(board.value) : undefined;
    const marks = position && game.value.automatic ? candidates.value : puzzle.value.marks;
    text.value = await engine
      .call('write', { ...puzzleFor(puzzle.value, entries), marks }, notation.value)
      .catch((error: Error) => error.message);
  };
  useSignalEffect(() => {
    notation.value;
    void written();
  });
  return (
    <details class="block" key={String(position)} onToggle={() => void written()}>
      <summary>{t.text}</summary>
      <label class="inline-field">
        {t.notation}
        <select
          value={notation.value}
          onChange={(event) => {
            notation.value = event.currentTarget.value as Notation;
          }}
        >
          {notations.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <CopyField label={t.text} text={text.value} rows={6} />
    </details>
  );
}
