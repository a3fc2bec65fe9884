// Undo, redo and erase, the same beside the digits of every board that can be written on.

import { strings } from '../strings/strings';
import { Icon } from './icon';

interface UndoToolsProps {
  undo: () => void;
  redo: () => void;
  undoable: boolean;
  redoable: boolean;
}

export function UndoTools({ undo, redo, undoable, redoable }: UndoToolsProps) {
  const t = strings.value.play;
  return (
    <>
      <button type="button" class="tool tool-undo" onClick={undo} disabled={!undoable}>
        <Icon name="undo" />
        <span>{t.undo}</span>
      </button>
      <button type="button" class="tool tool-redo" onClick={redo} disabled={!redoable}>
        <Icon name="redo" />
        <span>{t.redo}</span>
      </button>
    </>
  );
}

export function EraseTool({ erase }: { erase: () => void }) {
  return (
    <button type="button" class="tool tool-erase" onClick={erase}>
      <Icon name="erase" />
      <span>{strings.value.play.erase}</span>
    </button>
  );
}
