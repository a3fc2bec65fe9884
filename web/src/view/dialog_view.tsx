// A modal dialog: the browser's own, which keeps the focus inside and closes with Escape. All of the page gets
// another style when it opens, so that its parts come one a frame; it is seen when they are all there.

import { type ComponentChildren, toChildArray } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { strings } from '../strings/strings';
import { useGrowing } from './growing';
import { Icon } from './icon';

interface DialogProps {
  title: string;
  onClose: () => void;
  class?: string;
  children: ComponentChildren;
}

export function DialogView({ title, onClose, children, ...rest }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const parts = toChildArray(children);
  const grown = useGrowing(parts.length + 1, 1) - 1;
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => {
      element?.close();
      before?.focus?.();
    };
  }, []);
  const onClick = (event: MouseEvent): void => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog; the click is on its backdrop.
    <dialog
      ref={dialog}
      class={`dialog ${rest.class ?? ''}`}
      aria-labelledby="dialog-title"
      aria-busy={grown < parts.length}
      onClick={onClick}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div class="dialog-body">
        <header class="dialog-head">
          <h2 id="dialog-title">{title}</h2>
          <button
            type="button"
            class="icon-button"
            onClick={onClose}
            aria-label={strings.value.close}
          >
            <Icon name="close" />
          </button>
        </header>
        {parts.slice(0, grown)}
      </div>
    </dialog>
  );
}
