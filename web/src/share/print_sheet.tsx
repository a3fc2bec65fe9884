// The printed sheet: the puzzle being played, or the playable part of the list, so many on a page.

import type { Board } from '../board/cell_state';
import { boardOf } from '../board/cell_state';
import { board, candidates, game, puzzle } from '../game/game_store';
import { place, playable } from '../game/puzzle_list';
import { strings } from '../strings/strings';
import { boardPicture } from './board_picture';
import { sheetSize, withProgress } from './printing';

const kMostPrinted = 60;

interface Printed {
  readonly title: string;
  readonly board: Board;
}

function printed(): Printed[] {
  const here = { title: game.value.title, board: board.value };
  if (sheetSize.value === 1 || playable.value.length < 2) return [here];
  const from = Math.max(
    0,
    playable.value.findIndex(({ puzzle: p }) => p?.givens === puzzle.value.givens),
  );
  return playable.value
    .slice(place.value < 0 ? 0 : from, from + kMostPrinted)
    .map((item) => ({ title: item.title, board: boardOf(item.puzzle!) }));
}

/** Unseen on the screen; print.css shows it alone on paper. */
export function PrintSheet() {
  const progress = withProgress.value;
  return (
    <div class={`sheet sheet-${sheetSize.value}`} aria-hidden="true">
      {printed().map(({ title, board: cells }, at) => (
        <figure key={at}>
          <img
            alt=""
            src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(
              boardPicture(
                cells,
                progress,
                progress && game.value.automatic ? candidates.value : null,
              ),
            )}`}
          />
          <figcaption>{title}</figcaption>
        </figure>
      ))}
      <p class="sheet-foot">{strings.value.print.foot}</p>
    </div>
  );
}
