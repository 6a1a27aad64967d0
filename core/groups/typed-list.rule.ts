/**
 * One of several values as they are typed.
 * @property at where it begins
 * @property end where its comma stands
 */
type Entry = { readonly at: number; readonly end: number; readonly value: string };

const quotedEntry = /^\s*"((?:[^"]|"")*)"[^\S\n]*(?=[,\n]|$)/;
const bareEntry = /^[^,\n]*/;

const entryAt = (typed: string, at: number): Entry => {
  const rest = typed.slice(at);
  const quoted = quotedEntry.exec(rest);
  if (quoted !== null) return { at, end: at + quoted[0].length, value: (quoted[1] ?? "").replaceAll('""', '"').trim() };
  const bare = bareEntry.exec(rest)?.[0] ?? "";
  return { at, end: at + bare.length, value: bare.trim() };
};

const entriesOf = (typed: string): readonly Entry[] => {
  const entries: Entry[] = [];
  for (let at = 0; at <= typed.length;) {
    const entry = entryAt(typed, at);
    entries.push(entry);
    at = entry.end + 1;
  }
  return entries;
};

/** Typed values: comma-separated or one per line, those that contain commas in quotes, without empty ones. */
export const readTypedList = (typed: string): readonly string[] =>
  entriesOf(typed)
    .map(({ value }) => value)
    .filter((value) => value !== "");

const written = (value: string): string => (/[,\n]|^\s*"/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

/** Values as text from which `readTypedList` reads the same values. */
export const writeTypedList = (values: readonly string[]): string => values.map(written).join(", ");

/**
 * What was typed parted before the last value.
 * @returns all before it, and the value without the quote that begins it
 */
export const lastTyped = (typed: string): readonly [before: string, last: string] => {
  const at = entriesOf(typed).at(-1)?.at ?? 0;
  return [typed.slice(0, at), typed.slice(at).trim().replace(/^"|"$/g, "")];
};
