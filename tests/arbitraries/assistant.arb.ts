import fc from "fast-check";
import type { AssistantEvent } from "../../core/assistant/assistant-event.model.ts";

const id = fc.string({ minLength: 1, maxLength: 12 });
const response = fc.record({ id });
/** Text with letters of one to four bytes, line ends and quotes. */
export const spokenText = fc.string({ unit: fc.constantFrom("a", " ", "é", "ß", "日", "🦢", "\n", "\r", '"', "\\", "\u2028", "data: ") });

/** Any event of a reply. */
export const assistantEvent: fc.Arbitrary<AssistantEvent> = fc.oneof(
  response.map((r) => ({ type: "response.created" as const, response: r })),
  fc.constant({ type: "response.in_progress" as const }),
  id.map((itemId) => ({ type: "response.output_item.added" as const, item: { id: itemId } })),
  fc.record({ type: fc.constant("response.output_text.delta" as const), item_id: id, delta: spokenText }),
  id.map((itemId) => ({ type: "response.output_item.done" as const, item: { id: itemId } })),
  response.map((r) => ({ type: "response.completed" as const, response: r })),
);

/** What a line of a stream may be besides an event of ours: none of it is an event, none of it malformed. */
export const idleLine = fc.constantFrom(
  "",
  ": keep alive",
  "event: response.created",
  "id: 7",
  "retry: 0",
  "data:",
  "data: [DONE]",
  'data: {"type":"response.content_part.added","part":{}}',
);

export const lineEnd = fc.constantFrom("\n", "\r\n", "\r");

/** Bytes cut into chunks anywhere, also inside of a character. */
export const cutAnywhere = (bytes: Uint8Array): fc.Arbitrary<readonly Uint8Array[]> =>
  fc.array(fc.nat({ max: bytes.length }), { maxLength: 12 }).map((places) => {
    const at = [0, ...places.toSorted((a, b) => a - b), bytes.length];
    return at.slice(1).map((end, n) => bytes.slice(at[n], end));
  });

/** A whole reply: its text as deltas of one item. */
export const wholeReply = (text: string, cut: readonly string[] = Array.from(text)): readonly AssistantEvent[] => [
  { type: "response.created", response: { id: "resp_1" } },
  { type: "response.in_progress", response: { id: "resp_1" } },
  { type: "response.output_item.added", item: { id: "msg_1" } },
  ...cut.map((delta) => ({ type: "response.output_text.delta" as const, item_id: "msg_1", delta })),
  { type: "response.output_item.done", item: { id: "msg_1" } },
  { type: "response.completed", response: { id: "resp_1" } },
];
