// The keyboard while a search is watched.

import { moveCursor } from '../view/cursor_keys';
import { player } from './player';
import { race } from './race';
import { watchMode } from './watch_store';

export function watchKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const one = watchMode.value === 'one';
  if (event.key === ' ') (one ? player : race).toggle();
  else if (!one) return false;
  else if (event.key === 'ArrowRight') void player.step(1);
  else if (event.key === 'ArrowLeft') void player.step(-1);
  else if (event.key === 'Home') void player.toStart();
  else if (event.key === 'End') void player.toEnd();
  else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') return moveCursor(event);
  else return false;
  event.preventDefault();
  return true;
}
