import { EpochSeconds, LocalDate, LocalTime, TimeZone } from "../../core/kernel/dates.ts";
import type { JsonSchema } from "./json-schema-parts.ts";

/** What refinements and closed codecs accept, by the name the codec carries; their own code cannot be read. */
const named: Readonly<Record<string, JsonSchema>> = {
  Integer: { type: "integer" },
  Int: { type: "integer" },
  [EpochSeconds.name]: { type: "integer", description: "epoch seconds" },
  [LocalDate.name]: { type: "string", format: "date" },
  [LocalTime.name]: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
  [TimeZone.name]: { type: "string", description: "IANA time zone, for example Europe/Berlin" },
};

/** The schema of a codec known only by its name, or null. */
export const namedSchema = (name: string): JsonSchema | null => named[name] ?? null;
