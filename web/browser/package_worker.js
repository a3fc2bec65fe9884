// The JavaScript package in a worker of a page, as someone who uses it would have it: calls come in and
// answers go out; an abort comes while a call that lets the event loop turn is going on.

import { load } from './package/index.js';
import { loadLogic } from './package/logic.js';

const engines = Promise.all([load(), loadLogic()]);
let stop = new AbortController();

const calls = {
  hint: (_, logic, ...given) => logic.hint(...given),
  explain: (_, logic, ...given) => logic.explain(...given),
  rate: (_, logic, ...given) => logic.rate(...given),
  solve: (nonet, _, ...given) => nonet.solve(...given),
  generate: (_, logic, wishes) =>
    logic.generate({ ...wishes, signal: stop.signal, onTries: () => postMessage({ going: true }) }),
  async solutions(nonet, _, puzzle) {
    let found = 0;
    for await (const solution of nonet.solutions(puzzle, { signal: stop.signal })) {
      found += solution.length === 81 ? 1 : 0;
      if (found === 100) postMessage({ going: true });
    }
    return found;
  },
};

addEventListener('message', async ({ data: { name, given } }) => {
  if (name === 'abort') {
    stop.abort();
    return;
  }
  stop = new AbortController();
  try {
    postMessage({ answer: await calls[name](...(await engines), ...given) });
  } catch (error) {
    postMessage({ thrown: error.name });
  }
});
