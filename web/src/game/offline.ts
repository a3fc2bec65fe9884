// The service worker, which keeps the page for times without a network.

import { registerSW } from 'virtual:pwa-register';
import { signal } from '@preact/signals';

export const offlineReady = signal(false);
/** Loads a new version that is ready; null when there is none. */
export const update = signal<(() => void) | null>(null);

export function workOffline(): void {
  const load = registerSW({
    onOfflineReady: () => {
      offlineReady.value = true;
    },
    onNeedRefresh: () => {
      update.value = () => void load(true);
    },
  });
  if (navigator.serviceWorker?.controller) offlineReady.value = true;
}
