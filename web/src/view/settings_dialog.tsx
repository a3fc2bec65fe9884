import { notify } from '../game/announcer';
import { offlineReady } from '../game/offline';
import { forgetGames } from '../game/saved_games';
import {
  digitFirst,
  type LanguageChoice,
  language,
  shadePeers,
  showClashes,
  showTime,
  type Theme,
  theme,
  tidyMarks,
} from '../game/settings';
import { closeDialog } from '../game/tabs';
import { languages, strings } from '../strings/strings';
import { DialogView } from './dialog_view';
import { Icon } from './icon';
import { Segments, Switch } from './segments';

const themes: readonly Theme[] = ['system', 'light', 'dark'];

const switches = [
  ['showTime', showTime],
  ['showClashes', showClashes],
  ['shadePeers', shadePeers],
  ['tidyMarks', tidyMarks],
  ['digitFirst', digitFirst],
] as const;

export function SettingsDialog() {
  const t = strings.value.settings;
  return (
    <DialogView title={t.title} onClose={closeDialog}>
      <section class="block">
        <h3>{t.theme}</h3>
        <Segments
          label={t.theme}
          name="theme"
          options={themes.map((value) => ({ value, text: t.themes[value] }))}
          value={theme.value}
          onChange={(value) => {
            theme.value = value;
          }}
        />
      </section>
      <section class="block">
        <h3>{t.language}</h3>
        <Segments
          label={t.language}
          name="language"
          options={[
            { value: 'system' as LanguageChoice, text: t.systemLanguage },
            ...languages.map(({ locale, name }) => ({
              value: locale as LanguageChoice,
              text: name as string,
            })),
          ]}
          value={language.value}
          onChange={(value) => {
            language.value = value;
          }}
        />
      </section>
      <section class="block stack">
        {switches.map(([name, value]) => (
          <Switch
            key={name}
            text={t[name]}
            checked={value.value}
            onChange={(checked) => {
              value.value = checked;
            }}
          />
        ))}
      </section>
      <section class="block">
        <p class="quiet">
          {t.private} {offlineReady.value && t.offline}
        </p>
        <button
          type="button"
          onClick={() => {
            forgetGames();
            closeDialog();
            notify(t.forgotten);
          }}
        >
          <Icon name="close" />
          {t.forget}
        </button>
      </section>
    </DialogView>
  );
}
