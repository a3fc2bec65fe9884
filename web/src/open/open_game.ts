// Opening what was found: a puzzle that was begun before goes on where it was left.

import { entriesOf, sameBoards } from '../board/cell_state';
import { fillIn } from '../board/moves';
import { keyOf } from '../board/puzzle_text';
import { clearNotice, notify } from '../game/announcer';
import { type Game, game, newGame, open, play } from '../game/game_store';
import { type ListItem, list } from '../game/puzzle_list';
import { savedGame } from '../game/saved_games';
import { closeDialog, dialog, tab } from '../game/tabs';
import { strings } from '../strings/strings';
import type { Found } from './read_puzzles';

/** Opens a game from outside on top of what is stored of it. */
export function openGame(next: Game): void {
  clearNotice();
  const stored = savedGame(keyOf(next.puzzle));
  const saved = stored && { ...stored, title: stored.title || next.title };
  const hasProgress = entriesOf(next.board).replaceAll('.', '') !== '' || next.automatic;
  if (saved && (!hasProgress || sameBoards(saved.board, next.board))) {
    open(saved);
    if (saved.history.done > 0) notify(strings.value.play.resumed);
  } else if (saved) {
    open(saved);
    game.value = { ...game.value, automatic: next.automatic };
    play(next.board);
    notify(strings.value.play.fromLink);
  } else open(next);
}

export function openItem(item: ListItem): void {
  if (!item.puzzle) return;
  const fresh = newGame(item.puzzle, item.title);
  openGame({ ...fresh, board: fillIn(fresh.board, item.entries) });
  tab.value = 'play';
}

/** Opens the one puzzle that was found, or shows the list of several. */
export function openFound(found: Exclude<Found, { kind: 'refused' }>): void {
  if (found.kind === 'game') {
    openGame(found.game);
    tab.value = 'play';
    closeDialog();
    return;
  }
  const [only] = found.items;
  if (found.items.length === 1 && only) {
    openItem(only);
    closeDialog();
    return;
  }
  list.value = found.items;
  dialog.value = 'list';
}
