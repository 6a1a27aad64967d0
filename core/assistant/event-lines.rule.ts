import * as E from "fp-ts/lib/Either.js";
import { AssistantEvent, assistantEventTypes } from "./assistant-event.model.ts";

/** Complete lines, and the buffered start of an incomplete one. */
export type Lines = { readonly lines: readonly string[]; readonly held: string };

/** Appends a chunk of a stream to the buffer and takes out the complete lines; a line ends with LF, CR or both. */
export const takeLines = (held: string, piece: string): Lines => {
  const text = held + piece;
  const endsInside = text.endsWith("\r");
  const parts = (endsInside ? text.slice(0, -1) : text).split(/\r\n|\r|\n/);
  const rest = parts.pop() ?? "";
  return { lines: parts, held: endsInside ? `${rest}\r` : rest };
};

/** The parsed content of a stream line. */
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

/** Parses a line: `data:` precedes an event as JSON; comments, other fields and other event types are ignored. */
export const readEventLine = (line: string): EventLine => {
  const data = /^data:(.*)$/su.exec(line)?.[1]?.trim();
  if (data === undefined || data === "" || data === endMark) return nothing;
  const parsed = E.tryCatch((): unknown => JSON.parse(data), String);
  if (E.isLeft(parsed)) return malformed;
  if (AssistantEvent.is(parsed.right)) return { tag: "event", event: parsed.right };
  const isObject = typeof parsed.right === "object" && parsed.right !== null && typeof Reflect.get(parsed.right, "type") === "string";
  return isObject && !isKnownType(parsed.right) ? nothing : malformed;
};

/** An event serialised for a stream. */
export const eventLine = (event: AssistantEvent): string => `data: ${JSON.stringify(AssistantEvent.encode(event))}\n\n`;
