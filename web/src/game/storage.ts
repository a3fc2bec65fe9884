// The browser's storage, which may be full, forbidden, or hold what another program left there: what is
// kept for good, and what only the tab of the browser keeps, also over a reload.

type Place = 'localStorage' | 'sessionStorage';

function read(place: Place, key: string): unknown {
  try {
    const text = globalThis[place].getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function write(place: Place, key: string, value: unknown): boolean {
  try {
    globalThis[place].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

function remove(place: Place, key: string): void {
  try {
    globalThis[place].removeItem(key);
  } catch {
    // Nothing can be stored here, so there is nothing to remove either.
  }
}

export const readStored = (key: string): unknown => read('localStorage', key);
/** Whether it could be stored. */
export const writeStored = (key: string, value: unknown): boolean =>
  write('localStorage', key, value);
export const removeStored = (key: string): void => remove('localStorage', key);

export const readInTab = (key: string): unknown => read('sessionStorage', key);
export const writeInTab = (key: string, value: unknown): boolean =>
  write('sessionStorage', key, value);
export const removeInTab = (key: string): void => remove('sessionStorage', key);
