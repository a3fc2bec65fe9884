// The language in use. English is always there; others are loaded when they are wanted.

import { computed, effect, signal } from '@preact/signals';
import { language } from '../game/settings';
import { type CodeLine, codeEn } from './pseudocode_en';
import { en, type Strings } from './strings_en';

type Codes = Readonly<Record<keyof typeof codeEn, readonly CodeLine[]>>;
interface Loaded {
  readonly strings: Strings;
  readonly codes: Codes;
}

export const languages = [
  { locale: 'en', name: 'English' },
  { locale: 'de', name: 'Deutsch' },
] as const;
type Locale = (typeof languages)[number]['locale'];

const loaders: Record<Locale, () => Promise<Loaded>> = {
  en: async () => ({ strings: en, codes: codeEn }),
  de: async () => {
    const [{ de }, { codeDe }] = await Promise.all([
      import('./strings_de'),
      import('./pseudocode_de'),
    ]);
    return { strings: de, codes: codeDe };
  },
};

function wanted(): Locale {
  if (language.value !== 'system') return language.value;
  for (const name of navigator.languages) {
    const found = languages.find(({ locale }) => name.toLowerCase().startsWith(locale));
    if (found) return found.locale;
  }
  return 'en';
}

const loaded = signal<Loaded>({ strings: en, codes: codeEn });

/** Follows the choice of language from now on; resolves when the first one is there. */
export function keepLanguage(): Promise<void> {
  let turn = 0;
  return new Promise((resolve) => {
    effect(() => {
      const now = ++turn;
      loaders[wanted()]().then(
        (texts) => {
          if (now === turn) loaded.value = texts;
          resolve();
        },
        // Without a network the other language may not be there: then it stays as it is.
        () => resolve(),
      );
    });
  });
}

export const strings = computed(() => loaded.value.strings);
/** The solvers as pseudocode. */
export const codes = computed(() => loaded.value.codes);
