import * as E from "fp-ts/lib/Either.js";
import { AssistantEvent } from "../../../../core/assistant/assistant-event.model.ts";

/** The events of a streamed body, each of which must be one. */
export const eventsIn = (body: unknown): readonly AssistantEvent[] =>
  String(body)
    .split("\n\n")
    .filter((part) => part !== "")
    .map((part) => {
      const event = AssistantEvent.decode(JSON.parse(part.replace(/^data: /, "")));
      if (E.isLeft(event)) throw new Error(`This is no event: ${part}`);
      return event.right;
    });

/** The text that a reply's deltas make. */
export const textOf = (events: readonly AssistantEvent[]): string =>
  events.map((event) => (event.type === "response.output_text.delta" ? event.delta : "")).join("");

export const responseIdOf = (events: readonly AssistantEvent[]): string =>
  events.flatMap((event) => (event.type === "response.completed" && event.response !== undefined ? [event.response.id] : []))[0] ?? "";
