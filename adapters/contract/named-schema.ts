import type { JsonSchema } from "./json-schema-parts.ts";

/** What refinements and closed codecs accept, by the name the codec carries; their own code cannot be read. */
const named: ReadonlyMap<string, JsonSchema> = new Map(
  Object.entries<JsonSchema>({
    Integer: { type: "integer" },
    Int: { type: "integer" },
  }),
);

/** The schema of a codec known only by its name, or null. */
export const namedSchema = (name: string): JsonSchema | null => named.get(name) ?? null;
