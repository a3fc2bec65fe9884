// The whole page.

import { announcement } from '../game/announcer';
import { update } from '../game/offline';
import { type DialogName, dialog, type Tab, tab } from '../game/tabs';
import { fileOver } from '../open/bring_anywhere';
import { SetView } from '../set/set_view';
import { PrintSheet } from '../share/print_sheet';
import { strings } from '../strings/strings';
import { WatchView } from '../watch/watch_view';
import { BringDialog } from './bring_dialog';
import { HeaderView } from './header_view';
import type { IconName } from './icon';
import { KeysDialog } from './keys_dialog';
import { ListDialog } from './list_dialog';
import { PlayView } from './play_view';
import { SettingsDialog } from './settings_dialog';
import { ShareDialog } from './share_dialog';

const tabs: readonly { name: Tab; icon: IconName }[] = [
  { name: 'play', icon: 'pencil' },
  { name: 'set', icon: 'grid' },
  { name: 'watch', icon: 'play' },
];

const dialogs: Record<DialogName, () => preact.JSX.Element> = {
  bring: BringDialog,
  list: ListDialog,
  share: ShareDialog,
  settings: SettingsDialog,
  keys: KeysDialog,
};

const views: Record<Exclude<Tab, 'learn'>, () => preact.JSX.Element> = {
  play: PlayView,
  set: SetView,
  watch: WatchView,
};

export function AppView() {
  const t = strings.value;
  const Shown = views[tab.value as keyof typeof views];
  const Dialog = dialog.value && dialogs[dialog.value];
  return (
    <>
      <div class="screen">
        <HeaderView tabs={tabs} />
        <main class={`main tab-${tab.value}`}>
          <Shown key={tab.value} />
        </main>
      </div>
      {Dialog && <Dialog key={dialog.value} />}
      {fileOver.value && <div class="drop">{t.bring.drop}</div>}
      {update.value && (
        <div class="update" role="status">
          {t.settings.update}
          <button type="button" class="small primary" onClick={update.value}>
            {t.settings.reload}
          </button>
        </div>
      )}
      <div class="unseen" role="status" aria-live="polite">
        {announcement.value}
      </div>
      <PrintSheet />
    </>
  );
}
