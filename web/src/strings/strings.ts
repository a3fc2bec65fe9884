// The language in use.

import { computed } from '@preact/signals';
import { language } from '../game/settings';
import { codeDe } from './pseudocode_de';
import { codeEn } from './pseudocode_en';
import { de } from './strings_de';
import { en, type Strings } from './strings_en';

export const languages: readonly Strings[] = [en, de];

function fromBrowser(): Strings {
  for (const wanted of navigator.languages) {
    const found = languages.find(({ locale }) => wanted.toLowerCase().startsWith(locale));
    if (found) return found;
  }
  return en;
}

export const strings = computed(
  () => languages.find(({ locale }) => locale === language.value) ?? fromBrowser(),
);

/** The solvers as pseudocode. */
export const codes = computed(() => (strings.value === de ? codeDe : codeEn));
