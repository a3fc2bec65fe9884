import { eventKinds, type EventBatch, type SearchEvent } from "./types.js";

const absent = 255;
const orNull = (value: number): number | null => (value === absent ? null : value);

/** Event `index` of a batch, 0 to `length - 1`. Its step is found by counting tries, so going through a batch in order is best done with `eventsOf`. */
export function eventAt(batch: EventBatch, index: number): SearchEvent {
  let step = batch.stepsBefore;
  for (let i = 0; i <= index; ++i) if (batch.bytes[8 * i] === 0) ++step;
  return decodeEvent(batch.bytes, 8 * index, step);
}

/** All events of a batch in order. */
export function* eventsOf(batch: EventBatch): IterableIterator<SearchEvent> {
  let step = batch.stepsBefore;
  for (let at = 0; at < 8 * batch.length; at += 8) {
    if (batch.bytes[at] === 0) ++step;
    yield decodeEvent(batch.bytes, at, step);
  }
}

/** The event whose eight bytes start at `at`. */
export function decodeEvent(bytes: Uint8Array, at: number, step: number): SearchEvent {
  const field = (offset: number): number => bytes[at + offset] ?? absent;
  return {
    kind: eventKinds[field(0)] ?? "exhausted",
    forced: field(1) === 1,
    depth: field(2),
    step,
    cell: orNull(field(3)),
    digit: orNull(field(4)),
    house: orNull(field(5)),
    other: orNull(field(6)),
  };
}
