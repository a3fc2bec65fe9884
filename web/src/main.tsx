// The start: what was chosen and played before comes back, or the address says what to show.

import { effect } from '@preact/signals';
import { options, render } from 'preact';
import { engine } from './engine/engine_client';
import { notify } from './game/announcer';
import { game, key, newGame, open, solved } from './game/game_store';
import { gameAheadOf, keepAddress } from './game/keep_address';
import { workOffline } from './game/offline';
import { keepClock, playedSeconds } from './game/play_clock';
import { keepList } from './game/puzzle_list';
import { latestGame, savedGame, saveGame } from './game/saved_games';
import { keepSettings } from './game/settings';
import { dialog, keepTab, tab } from './game/tabs';
import { readAddress } from './link/plain_link';
import { listenForPuzzles } from './open/bring_anywhere';
import { examples, exampleText } from './open/examples';
import { openGame } from './open/open_game';
import { listenForPrinting } from './share/printing';
import { keepLanguage, strings } from './strings/strings';
import { AppView } from './view/app_view';
import { fetchAll } from './view/later';
import { listenForKeys } from './view/page_keys';
import './style/all.css';

async function firstGame(): Promise<void> {
  const ahead = gameAheadOf(location.hash);
  const [first] = examples.gentle;
  open(ahead ?? latestGame() ?? newGame(exampleText(first!), first!.title));
  if (!ahead) await openAddress();
}

async function openAddress(): Promise<void> {
  const content = await readAddress(location.hash);
  if (content.kind === 'game') openGame(content.game);
  else if (content.kind === 'broken') notify(strings.value.bring.brokenLink, 'bad');
}

/** Safari has no requestIdleCallback. */
const whenIdle = (run: () => void): unknown =>
  'requestIdleCallback' in window ? window.requestIdleCallback(run) : setTimeout(run, 500);

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** What an event changes is drawn in a task of its own: with the event's they can take longer than a frame. */
options.debounceRendering = (draw) => void setTimeout(draw);

/** Nothing waits at the top of this module: parts that are fetched meanwhile import from it, and would wait
 * for it in turn. */
async function start(): Promise<void> {
  engine.start();
  await nextTask();
  keepSettings();
  await keepLanguage();
  keepList();
  await firstGame();
  window.addEventListener('hashchange', () => void openAddress());
  // Reading, drawing and what comes behind are tasks of their own: none of them holds up a frame for long.
  await nextTask();
  render(<AppView />, document.getElementById('app')!);
  listenForKeys();
  await nextTask();

  let stored = true;
  effect(() => {
    const saved = saveGame({ ...game.value, played: playedSeconds() });
    if (!saved && stored) notify(strings.value.play.notStored);
    stored = saved;
  });
  keepClock(() => tab.value === 'play' && dialog.value === null && !solved.value);
  // The time since the last move, unless the game was told to be forgotten.
  window.addEventListener('pagehide', () => {
    if (savedGame(key.peek())) saveGame({ ...game.peek(), played: playedSeconds() });
  });
  effect(() => {
    document.documentElement.lang = strings.value.locale;
  });
  void keepAddress();
  keepTab();
  listenForPuzzles();
  listenForPrinting();
  workOffline();
  whenIdle(() => void fetchAll());
}

void start();
