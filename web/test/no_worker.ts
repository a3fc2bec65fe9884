// Unit tests ask nothing of the engine: the browser tests do.
export default class NoWorker {
  constructor() {
    throw new Error('unit tests have no engine');
  }
}
