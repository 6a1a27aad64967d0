const quote = '"';

/**
 * Whether a text ends inside a quoted cell.
 * @param inside whether the text begins inside one
 */
export const isOpen = (text: string, delimiter: string, inside: boolean): boolean => {
  if (!text.includes(quote)) return inside;
  let quoted = inside;
  let atStart = !inside;
  for (let i = 0; i < text.length; i += 1) {
    const letter = text[i];
    if (quoted) {
      if (letter !== quote) continue;
      if (text[i + 1] === quote) i += 1;
      else quoted = false;
    } else if (letter === quote && atStart) quoted = true;
    atStart = !quoted && (letter === delimiter || (atStart && letter === " "));
  }
  return quoted;
};

/** The index of the cell's opening quote, after leading spaces; null for an unquoted cell. */
const openingQuote = (text: string, at: number): number | null => {
  let first = at;
  while (text[first] === " ") first += 1;
  return text[first] === quote ? first : null;
};

/** The cells of one row; a quote inside an unquoted cell is an ordinary character. Spaces before an opening quote are dropped. */
export const cellsOf = (text: string, delimiter: string): readonly string[] => {
  if (!text.includes(quote)) return text.split(delimiter);
  const cells: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const opening = openingQuote(text, at);
    if (opening === null) {
      const end = text.indexOf(delimiter, at);
      cells.push(text.slice(at, end < 0 ? text.length : end));
      at = end < 0 ? text.length + 1 : end + 1;
      continue;
    }
    let cell = "";
    let from = opening + 1;
    for (;;) {
      const close = text.indexOf(quote, from);
      const end = close < 0 ? text.length : close;
      cell += text.slice(from, end);
      from = end + 1;
      if (close < 0 || text[from] !== quote) break;
      cell += quote;
      from += 1;
    }
    const next = text.indexOf(delimiter, from);
    const tail = text.slice(from, next < 0 ? text.length : next);
    cells.push(cell + tail);
    at = next < 0 ? text.length + 1 : next + 1;
  }
  return cells;
};

/** A row as text; cells are quoted if necessary. */
export const rowText = (cells: readonly string[], delimiter: string): string =>
  cells
    .map((cell) => (cell.includes(delimiter) || /["\r\n]/.test(cell) ? quote + cell.replaceAll(quote, quote + quote) + quote : cell))
    .join(delimiter);

/** The delimiter of a `sep=` line, as Excel writes it; null for any other line. */
export const namedDelimiter = (line: string): string | null => /^\ufeff?"?sep=([,;|\t])"?$/i.exec(line)?.[1] ?? null;

const delimiters = [",", ";", "\t", "|"];

const partsOf = (line: string, delimiter: string): number => line.replaceAll(/"(?:[^"]|"")*"/g, "").split(delimiter).length;

/** The most frequent delimiter of a header, outside quotes. */
export const delimiterOf = (header: string): string => delimiters.toSorted((a, b) => partsOf(header, b) - partsOf(header, a))[0] ?? ",";

/** The delimiter of a text: that of the first line that has as many cells as the next one, so that a title above the table is ignored. */
export const delimiterOfLines = (lines: readonly string[]): string => {
  const filled = lines.filter((line) => line.trim() !== "");
  const agrees = (line: string, at: number): boolean => {
    const [next, delimiter] = [filled[at + 1], delimiterOf(line)];
    return next !== undefined && partsOf(line, delimiter) > 1 && partsOf(line, delimiter) === partsOf(next, delimiter);
  };
  return delimiterOf(filled.find(agrees) ?? filled[0] ?? "");
};
