// A text to copy, with its button.

import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { announce } from '../game/announcer';
import { strings } from '../strings/strings';

export function CopyField({
  label,
  text,
  rows = 1,
}: {
  label: string;
  text: string;
  rows?: number;
}) {
  const t = strings.value;
  const said = useSignal('');
  const field = useRef<HTMLTextAreaElement & HTMLInputElement>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      said.value = t.copied;
    } catch {
      field.current?.select();
      said.value = t.notCopied;
    }
    announce(said.value);
    setTimeout(() => {
      said.value = '';
    }, 3000);
  };
  const shown = said.value === t.copied ? t.copied : t.copy;
  const common = {
    readOnly: true,
    value: text,
    spellcheck: false,
    onFocus: () => field.current?.select(),
  };
  return (
    <div class="copy-field">
      <label>
        <span class="field-name">{label}</span>
        {rows > 1 ? (
          <textarea ref={field} rows={rows} {...common} />
        ) : (
          <input ref={field} type="text" {...common} />
        )}
      </label>
      <button type="button" onClick={() => void copy()} aria-label={`${shown}: ${label}`}>
        {shown}
      </button>
      {said.value === t.notCopied && <p class="quiet">{said.value}</p>}
    </div>
  );
}
