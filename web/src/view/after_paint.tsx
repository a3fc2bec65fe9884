// What comes a frame later than the rest: a board is shown first, and what stands beside it is drawn in a
// task of its own, so that neither holds up a frame for long. Its room should be there already.

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';

export function AfterPaint({ children }: { children: ComponentChildren }) {
  const painted = useSignal(false);
  useEffect(() => {
    painted.value = true;
  }, []);
  return painted.value ? children : null;
}
