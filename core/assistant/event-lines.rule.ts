import * as E from "fp-ts/lib/Either.js";
import { AssistantEvent, assistantEventTypes } from "./assistant-event.model.ts";

/** Whole lines, and what is held back until the rest of its line has come. */
export type Lines = { readonly lines: readonly string[]; readonly held: string };

/** Joins a piece of a stream to what was held and takes the whole lines out; a line ends with LF, CR or both. */
export const takeLines = (held: string, piece: string): Lines => {
  const text = held + piece;
  const endsInside = text.endsWith("\r");
  const parts = (endsInside ? text.slice(0, -1) : text).split(/\r\n|\r|\n/);
  const rest = parts.pop() ?? "";
  return { lines: parts, held: endsInside ? `${rest}\r` : rest };
};

/** What a line of a stream says. */
export type EventLine =
  | { readonly tag: "event"; readonly event: AssistantEvent }
  | { readonly tag: "nothing" }
  | { readonly tag: "malformed" };

const nothing: EventLine = { tag: "nothing" };
const malformed: EventLine = { tag: "malformed" };
const endMark = "[DONE]";

const isKnownType = (value: unknown): boolean => {
  const type: unknown = typeof value === "object" && value !== null ? Reflect.get(value, "type") : undefined;
  return assistantEventTypes.some((known) => known === type);
};

/** Reads a line: after `data:` stands an event as JSON; comments, other fields and events of other types say nothing. */
export const readEventLine = (line: string): EventLine => {
  const data = /^data:(.*)$/su.exec(line)?.[1]?.trim();
  if (data === undefined || data === "" || data === endMark) return nothing;
  const parsed = E.tryCatch((): unknown => JSON.parse(data), String);
  if (E.isLeft(parsed)) return malformed;
  if (AssistantEvent.is(parsed.right)) return { tag: "event", event: parsed.right };
  const isObject = typeof parsed.right === "object" && parsed.right !== null && typeof Reflect.get(parsed.right, "type") === "string";
  return isObject && !isKnownType(parsed.right) ? nothing : malformed;
};

/** An event as it stands in a stream. */
export const eventLine = (event: AssistantEvent): string => `data: ${JSON.stringify(AssistantEvent.encode(event))}\n\n`;
