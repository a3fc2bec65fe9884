// A long list, or what stands in a dialog, drawn a few at a time: all at once would hold up a frame.

import { useEffect, useState } from 'preact/hooks';
import { afterFrame } from './frame_share';

/** How many of `length` are drawn by now: `step` more with each frame. */
export function useGrowing(length: number, step: number): number {
  const [count, setCount] = useState(step);
  useEffect(() => {
    if (count < length) afterFrame(() => setCount(count + step));
  }, [count, length, step]);
  return Math.min(count, length);
}
