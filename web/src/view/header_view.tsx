import { dialog, type Tab, tab } from '../game/tabs';
import { strings } from '../strings/strings';
import { AfterPaint } from './after_paint';
import { focusBoard } from './focus_board';
import { Icon, type IconName } from './icon';

function Mark() {
  return (
    <svg class="logo" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((at) => (
        <rect
          key={at}
          x={2 + 7 * (at % 3)}
          y={2 + 7 * Math.floor(at / 3)}
          width="6"
          height="6"
          rx="1.3"
          class={at === 2 || at === 4 || at === 6 ? 'lit' : ''}
        />
      ))}
    </svg>
  );
}

export function HeaderView({ tabs }: { tabs: readonly { name: Tab; icon: IconName }[] }) {
  const t = strings.value;
  const open = (name: typeof dialog.value) => () => {
    dialog.value = name;
  };
  return (
    <header class="top">
      <button type="button" class="skip" onClick={focusBoard}>
        {t.skip}
      </button>
      <span class="brand">
        <Mark />
        {t.name}
      </span>
      <AfterPaint>
        <nav class="tabs" aria-label={t.tabs.label}>
          {tabs.map(({ name, icon }) => (
            <button
              key={name}
              type="button"
              class="tab"
              aria-current={tab.value === name ? 'page' : undefined}
              onClick={() => {
                tab.value = name;
              }}
            >
              <Icon name={icon} />
              {t.tabs[name]}
            </button>
          ))}
        </nav>
        <span class="top-buttons">
          <button type="button" class="primary" onClick={open('bring')}>
            <Icon name="plus" />
            <span class="wide-only">{t.header.bring}</span>
            <span class="unseen narrow-only">{t.header.bring}</span>
          </button>
          <button
            type="button"
            class="icon-button"
            onClick={open('share')}
            aria-label={t.header.share}
            title={t.header.share}
          >
            <Icon name="share" />
          </button>
          <button
            type="button"
            class="icon-button wide-only"
            onClick={open('keys')}
            aria-label={t.header.keys}
            title={t.header.keys}
          >
            <Icon name="help" />
          </button>
          <button
            type="button"
            class="icon-button"
            onClick={open('settings')}
            aria-label={t.header.settings}
            title={t.header.settings}
          >
            <Icon name="settings" />
          </button>
        </span>
      </AfterPaint>
    </header>
  );
}
