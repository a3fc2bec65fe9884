// The list that a text held, with what could not be read in its place.

import { countGivens, keyOf } from '../board/puzzle_text';
import { key } from '../game/game_store';
import { list, playable } from '../game/puzzle_list';
import { savedEntries } from '../game/saved_games';
import { closeDialog } from '../game/tabs';
import { openItem } from '../open/open_game';
import { strings } from '../strings/strings';
import { DialogView } from './dialog_view';
import { useGrowing } from './growing';
import { MiniBoard } from './mini_board';

/** So many rows are drawn, and so many of them with each frame; the others are reached by walking on. */
const kMostRows = 300;
const kRowsAFrame = 12;

export function ListDialog() {
  const t = strings.value;
  const good = playable.value.length;
  const rows = useGrowing(Math.min(list.value.length, kMostRows), kRowsAFrame);
  const begun = new Map(savedEntries().map((entry) => [entry.key, entry]));
  return (
    <DialogView title={t.bring.listTitle} onClose={closeDialog} class="wide">
      <p class="quiet">
        {t.bring.found(good, list.value.length - good)}. {t.bring.listHelp}
      </p>
      <ol class="puzzle-list">
        {list.value.slice(0, rows).map((item, at) => {
          const name = item.title || t.bring.line(item.line);
          if (!item.puzzle)
            return (
              <li key={at} class="problem">
                {item.problem}
              </li>
            );
          const itemKey = keyOf(item.puzzle);
          const entries = begun.get(itemKey)?.entries ?? item.entries;
          return (
            <li key={at}>
              <button
                type="button"
                class="list-row"
                aria-current={itemKey === key.value ? 'true' : undefined}
                onClick={() => {
                  openItem(item);
                  closeDialog();
                }}
              >
                <MiniBoard givens={item.puzzle.givens} entries={entries} />
                <span>
                  <strong>{at + 1}</strong> {name}
                  <span class="quiet"> {t.play.givens(countGivens(item.puzzle.givens))}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      {list.value.length > kMostRows && (
        <p class="quiet">{t.bring.more(list.value.length - kMostRows)}</p>
      )}
    </DialogView>
  );
}
