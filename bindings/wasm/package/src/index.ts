export * from "./types.js";
export { load, type WasmSource } from "./load.js";
export { eventAt, eventsOf } from "./events.js";
export { cellName, cellsOf, houseName } from "./names.js";
export { NonetError } from "./nonet_error.js";
