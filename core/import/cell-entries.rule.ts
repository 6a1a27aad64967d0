const separator = /[;,|\n]/;

/** The entries of a cell with several values; a backslash escapes a separator. */
export const cellEntries = (text: string): readonly string[] => {
  if (!text.includes("\\"))
    return text
      .split(separator)
      .map((entry) => entry.trim())
      .filter((entry) => entry !== "");
  const entries: string[] = [];
  let entry = "";
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    const next = text.charAt(at + 1);
    if (letter === "\\" && (next === "\\" || separator.test(next))) {
      entry += next;
      at += 1;
    } else if (separator.test(letter)) {
      entries.push(entry.trim());
      entry = "";
    } else entry += letter;
  }
  return [...entries, entry.trim()].filter((one) => one !== "");
};

/** Entries joined to one cell that `cellEntries` splits again. */
export const joinedEntries = (entries: readonly string[]): string => entries.map((entry) => entry.replace(/[\\;,|\n]/g, "\\$&")).join("; ");
