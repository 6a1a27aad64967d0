import * as t from "io-ts";

/** Who gets the records of each kind, by kind. */
export const Replacements = t.readonly(t.record(t.string, t.number), "Replacements");
export type Replacements = t.TypeOf<typeof Replacements>;

const written = /^[a-z_]{1,40}:[1-9]\d{0,14}$/;
const mostKinds = 20;

const read = (text: string): Replacements | null => {
  const parts = text === "" ? [] : text.split(",");
  if (parts.length > mostKinds || !parts.every((part) => written.test(part))) return null;
  const entries = parts.map((part): readonly [string, number] => [part.split(":")[0] ?? "", Number(part.split(":")[1])]);
  return new Set(entries.map(([kind]) => kind)).size === entries.length ? Object.fromEntries(entries) : null;
};

/** Replacements as text in queries, `contacts:5,tasks:6`; absent for none. */
export const ReplacementsText = new t.Type<Replacements, string | undefined, unknown>(
  "ReplacementsText",
  Replacements.is,
  (u, c) => {
    const found = typeof u === "string" ? read(u) : u === undefined ? {} : null;
    return found === null ? t.failure(u, c, "expected kinds and ids of users, such as contacts:5,tasks:6") : t.success(found);
  },
  (all) => {
    const parts = Object.entries(all).map(([kind, id]) => `${kind}:${id}`);
    return parts.length === 0 ? undefined : parts.join(",");
  },
);
