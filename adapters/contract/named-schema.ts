import { LocalDate, LocalTime, TimeZone } from "../../core/kernel/dates.ts";
import type { JsonSchema } from "./json-schema-parts.ts";

/** Schemas of refinements and closed codecs by codec name, since their predicates cannot be inspected. */
const named: Readonly<Record<string, JsonSchema>> = {
  Integer: { type: "integer" },
  Int: { type: "integer" },
  [LocalDate.name]: { type: "string", format: "date" },
  [LocalTime.name]: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
  [TimeZone.name]: { type: "string", description: "IANA time zone, for example Europe/Berlin" },
};

/** Codec names that contain their limits. */
const said: readonly (readonly [RegExp, (a: number, b: number) => JsonSchema])[] = [
  [/^text of at most (\d+) characters$/, (maxLength) => ({ type: "string", maxLength })],
  [/^(?:a whole number|whole \w+) (?:from )?(\d+) to (\d+)$/, (minimum, maximum) => ({ type: "integer", minimum, maximum })],
  [/^a whole number of at least (\d+)$/, (minimum) => ({ type: "integer", minimum })],
  [/^a weekday (\d) \(Monday\) to (\d) \(Sunday\)$/, (minimum, maximum) => ({ type: "integer", minimum, maximum })],
];

/** The schema of a codec known only by its name, or null. */
export const namedSchema = (name: string): JsonSchema | null => {
  const known = named[name];
  if (known !== undefined) return known;
  for (const [pattern, schema] of said) {
    const [matched, a, b] = pattern.exec(name) ?? [];
    if (matched !== undefined) return schema(Number(a), Number(b));
  }
  return null;
};
