// Every technique that the engine has is told in German, by sentences of its own, from a real step: that
// of its example.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { load } from 'nonet';
import { loadLogic, type Step, type TechniqueInfo } from 'nonet/logic';
import { describe, expect, it } from 'vitest';
import { steps as german, reasonOf } from '../src/strings/step_words_de';
import { cell } from '../src/strings/words_de';

const built = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    readFileSync(
      fileURLToPath(new URL(`../../bindings/wasm/package/dist/${name}`, import.meta.url)),
    ),
  );
const nonet = await load(built('nonet.wasm'));
const logic = await loadLogic(built('nonet_logic.wasm'));
const techniques = logic.techniques();

/** The step that shows a technique; what people do not use as such is on the scale of ratings. */
function exampleOf(info: TechniqueInfo): Step {
  const [read] = nonet.parse(info.example);
  if (!read?.ok) throw new Error(`${info.key}: its example cannot be read`);
  const scale = info.score === 0 || info.rating >= 6.5 ? 'se' : 'human';
  const { step } = logic.hint(read.puzzle, { techniques: [info.key], scale });
  if (!step) throw new Error(`${info.key}: its example does not show it`);
  return step;
}

/** Cells that a step speaks of. */
const cellsOf = (step: Step): Set<number> =>
  new Set([
    ...step.cells,
    ...[...step.marks, ...step.placements, ...step.eliminations].map((mark) => mark.cell),
    ...step.chains.flatMap(({ nodes }) => nodes.flatMap((node) => [...node.cells, ...node.set])),
  ]);

const english = /\b(the|and|of|is|in the|cells?|row|column|box|see|digits?)\b/i;

describe('in German', () => {
  it('there are many techniques to be told', () => {
    expect(techniques.length).toBeGreaterThan(90);
  });

  for (const info of techniques) {
    it(`${info.key} is told by sentences of its own`, () => {
      const step = exampleOf(info);
      expect(reasonOf(info.key)).toBeDefined();
      const told = [1, 2, 3].map((stage) => german.stage(step, stage as 1 | 2 | 3));
      for (const text of [...told, german.reason(step), german.about(info)]) {
        expect(text).not.toMatch(/undefined|null|NaN|r\dc\d/);
        expect(text.trim()).toMatch(/[.!]$/);
        expect(text).not.toMatch(/ {2}|\bin (?:in|den den)\b| ,|\(\)/);
      }
      // The names of techniques may be English.
      const words = told.map((text) => text.replace(german.name(step), '')).join(' ');
      expect(words.replaceAll(/\([^)]*\)/g, '')).not.toMatch(english);
      const spokenOf = [...german.reason(step).matchAll(/Z(\d)S(\d)/g)].map(
        ([, row, column]) => 9 * (Number(row) - 1) + Number(column) - 1,
      );
      const known = cellsOf(step);
      for (const at of spokenOf) expect(known.has(at), cell(at)).toBe(true);
      expect(german.about(info)).not.toBe(info.explanation);
      expect(german.about(info).length).toBeGreaterThan(60);
    });
  }

  it('no two techniques of different kinds are told alike', () => {
    const abouts = new Set(techniques.map((info) => german.about(info)));
    expect(abouts.size).toBe(techniques.length);
    const names = new Set(techniques.map((info) => german.name({ ...info, technique: info.key })));
    expect(names.size).toBe(techniques.length);
  });
});
