// The door for puzzles: one to start with at once, pasted text, a file, one's own, or a game begun
// before.

import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { countGivens } from '../board/puzzle_text';
import { newGame } from '../game/game_store';
import { savedEntries, savedGame } from '../game/saved_games';
import { closeDialog, tab } from '../game/tabs';
import { MakeView } from '../make/make_view';
import { examples, exampleText, type Level } from '../open/examples';
import { openFound, openGame } from '../open/open_game';
import { kMostText, readPuzzles } from '../open/read_puzzles';
import { strings } from '../strings/strings';
import { DialogView } from './dialog_view';
import { Icon } from './icon';
import { MiniBoard } from './mini_board';

const levels: readonly Level[] = ['gentle', 'everyday', 'sparse', 'hardest'];
const kMostRecent = 8;

export function startExample(level: Level): void {
  const begun = new Set(savedEntries().map(({ key }) => key));
  const choices = examples[level];
  const fresh = choices.filter(({ givens }) => !begun.has(givens));
  const pool = fresh.length > 0 ? fresh : choices;
  const chosen = pool[Math.floor(Math.random() * pool.length)]!;
  openGame(newGame(exampleText(chosen), chosen.title));
  tab.value = 'play';
  closeDialog();
}

export function BringDialog() {
  const t = strings.value;
  const text = useSignal('');
  const problem = useSignal('');
  const busy = useSignal(false);
  const file = useRef<HTMLInputElement>(null);
  const recent = savedEntries()
    .filter(({ entries }) => countGivens(entries) > 0)
    .slice(0, kMostRecent);

  const read = async (content: string): Promise<void> => {
    busy.value = true;
    problem.value = '';
    try {
      const found = await readPuzzles(content, t);
      if (found.kind === 'refused') problem.value = found.why;
      else openFound(found);
    } catch (error) {
      problem.value = t.bring.failed(String((error as Error).message));
    } finally {
      busy.value = false;
    }
  };
  const readFile = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    if (chosen.size > kMostText) problem.value = t.bring.tooLong(kMostText / 1_000_000);
    else await read(await chosen.text());
  };

  return (
    <DialogView title={t.bring.title} onClose={closeDialog} class="wide">
      <section class="block">
        <h3>{t.make.heading}</h3>
        <MakeView />
      </section>
      <section class="block">
        <h3>{t.bring.choose}</h3>
        <div class="levels">
          {levels.map((level) => (
            <button key={level} type="button" class="level" onClick={() => startExample(level)}>
              <MiniBoard givens={examples[level][0]!.givens} />
              <span>{t.bring.levels[level]}</span>
            </button>
          ))}
        </div>
      </section>
      <section class="block">
        <h3>{t.bring.paste}</h3>
        <label class="field">
          <span class="unseen">{t.bring.pasteLabel}</span>
          <textarea
            rows={4}
            spellcheck={false}
            autocomplete="off"
            placeholder={t.bring.pasteLabel}
            value={text.value}
            aria-describedby="paste-help"
            onInput={(event) => {
              text.value = event.currentTarget.value;
              problem.value = '';
            }}
          />
        </label>
        <p id="paste-help" class="quiet small-text">
          {t.bring.pasteHint}
        </p>
        {problem.value && (
          <p class="problem" role="alert">
            {problem.value}
          </p>
        )}
        <div class="row">
          <button
            type="button"
            class="primary"
            disabled={busy.value || text.value.trim() === ''}
            onClick={() => void read(text.value)}
          >
            {t.bring.open}
          </button>
          <button type="button" onClick={() => file.current?.click()}>
            <Icon name="file" />
            {t.bring.file}
          </button>
          <button
            type="button"
            onClick={() => {
              tab.value = 'set';
              closeDialog();
            }}
          >
            <Icon name="pencil" />
            {t.bring.type}
          </button>
          <input
            ref={file}
            class="unseen"
            type="file"
            tabIndex={-1}
            aria-hidden="true"
            onChange={(event) => void readFile(event.currentTarget.files?.[0])}
          />
        </div>
      </section>
      {recent.length > 0 && (
        <section class="block">
          <h3>{t.bring.recent}</h3>
          <div class="levels">
            {recent.map((entry) => (
              <button
                key={entry.key}
                type="button"
                class="level"
                onClick={() => {
                  const saved = savedGame(entry.key);
                  if (saved) openGame(saved);
                  tab.value = 'play';
                  closeDialog();
                }}
              >
                <MiniBoard givens={entry.givens} entries={entry.entries} />
                <span>{entry.title || t.play.untitled}</span>
              </button>
            ))}
          </div>
        </section>
      )}
    </DialogView>
  );
}
