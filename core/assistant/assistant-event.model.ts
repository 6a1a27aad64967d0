import * as t from "io-ts";

const Response = t.type({ id: t.string }, "AssistantResponse");
const Item = t.type({ id: t.string }, "AssistantItem");

/**
 * The events of a streamed reply, in this order: created, in progress, then for each item added, its deltas and done, and completed at the
 * end. The response id is optional.
 */
export const AssistantEvent = t.union(
  [
    t.intersection([t.type({ type: t.literal("response.created") }), t.partial({ response: Response })]),
    t.intersection([t.type({ type: t.literal("response.in_progress") }), t.partial({ response: Response })]),
    t.type({ type: t.literal("response.output_item.added"), item: Item }),
    t.type({ type: t.literal("response.output_text.delta"), item_id: t.string, delta: t.string }),
    t.intersection([t.type({ type: t.literal("response.output_item.done") }), t.partial({ item: Item })]),
    t.intersection([t.type({ type: t.literal("response.completed") }), t.partial({ response: Response })]),
  ],
  "AssistantEvent",
);
export type AssistantEvent = t.TypeOf<typeof AssistantEvent>;

/** The event types of a reply; other types are ignored. */
export const assistantEventTypes = [
  "response.created",
  "response.in_progress",
  "response.output_item.added",
  "response.output_text.delta",
  "response.output_item.done",
  "response.completed",
] as const satisfies readonly AssistantEvent["type"][];
