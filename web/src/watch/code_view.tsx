// The solver as pseudocode, with the line that is being carried out.

import type { Algorithm, SearchEvent } from 'nonet';
import { codes, strings } from '../strings/strings';
import { codeEventOf } from './event_text';

export function CodeView({ algorithm, last }: { algorithm: Algorithm; last: SearchEvent | null }) {
  const t = strings.value.watch;
  const event = codeEventOf(last);
  return (
    <ol class="code" aria-label={t.code}>
      {codes.value[algorithm].map(({ indent, text, on }) => {
        const current = (on as readonly string[]).includes(event);
        return (
          <li
            key={text}
            class={current ? 'current-line' : ''}
            style={{ '--indent': String(indent) }}
            aria-current={current ? 'step' : undefined}
          >
            {text}
          </li>
        );
      })}
    </ol>
  );
}
