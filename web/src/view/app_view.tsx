// The whole page.

import { announcement } from '../game/announcer';
import { update } from '../game/offline';
import { type DialogName, dialog, type Tab, tab } from '../game/tabs';
import { fileOver } from '../open/bring_anywhere';
import { printing } from '../share/printing';
import { strings } from '../strings/strings';
import { HeaderView } from './header_view';
import type { IconName } from './icon';
import { later } from './later';
import { PlayView } from './play_view';

const LearnView = later(() => import('../learn/learn_view').then((part) => part.LearnView));
const SetView = later(() => import('../set/set_view').then((part) => part.SetView));
const WatchView = later(() => import('../watch/watch_view').then((part) => part.WatchView));
const BringDialog = later(() => import('./bring_dialog').then((part) => part.BringDialog));
const ListDialog = later(() => import('./list_dialog').then((part) => part.ListDialog));
const ShareDialog = later(() => import('./share_dialog').then((part) => part.ShareDialog));
const SettingsDialog = later(() => import('./settings_dialog').then((part) => part.SettingsDialog));
const KeysDialog = later(() => import('./keys_dialog').then((part) => part.KeysDialog));
const PrintSheet = later(() => import('../share/print_sheet').then((part) => part.PrintSheet));

const tabs: readonly { name: Tab; icon: IconName }[] = [
  { name: 'play', icon: 'pencil' },
  { name: 'learn', icon: 'bulb' },
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

const views: Record<Tab, () => preact.JSX.Element> = {
  play: PlayView,
  learn: LearnView,
  set: SetView,
  watch: WatchView,
};

export function AppView() {
  const t = strings.value;
  const Shown = views[tab.value];
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
      {printing.value && <PrintSheet />}
    </>
  );
}
