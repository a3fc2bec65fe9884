// The few things of a browser that the tested files look at when they are loaded.
function emptyStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    key: () => null,
    length: 0,
  };
}
globalThis.localStorage = emptyStorage();
globalThis.sessionStorage = emptyStorage();
