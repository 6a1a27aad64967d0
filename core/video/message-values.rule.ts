import { jsonIn } from "../kernel/json-in.ts";

/** The properties of a message of a frame; of text, those of the JSON in it; none when it holds no object. */
export const messageOf = (data: unknown): Readonly<Record<string, unknown>> => valuesOf(typeof data === "string" ? jsonIn(data) : data);

/** The properties of an object; none for anything else. */
export const valuesOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? { ...value } : {};

/** A number or nothing. */
export const numberIn = (value: unknown): number | undefined => (typeof value === "number" && Number.isFinite(value) ? value : undefined);
