const quote = '"';

/** Whether a row is still inside a quoted cell when its text ends. @param inside whether the text begins there */
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
    atStart = !quoted && letter === delimiter;
  }
  return quoted;
};

/** The cells of one row; a quote within a cell that does not begin with one is a letter like any other. */
export const cellsOf = (text: string, delimiter: string): readonly string[] => {
  if (!text.includes(quote)) return text.split(delimiter);
  const cells: string[] = [];
  let at = 0;
  while (at <= text.length) {
    if (text[at] !== quote) {
      const end = text.indexOf(delimiter, at);
      cells.push(text.slice(at, end < 0 ? text.length : end));
      at = end < 0 ? text.length + 1 : end + 1;
      continue;
    }
    let cell = "";
    let from = at + 1;
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

/** A row as text: cells are quoted where they must be. */
export const rowText = (cells: readonly string[], delimiter: string): string =>
  cells.map((cell) => (cell.includes(delimiter) || /["\r\n]/.test(cell) ? quote + cell.replaceAll(quote, quote + quote) + quote : cell)).join(delimiter);

const delimiters = [",", ";", "\t", "|"];

/** The delimiter that a header uses most, outside quotes. */
export const delimiterOf = (header: string): string => {
  const bare = header.replaceAll(/"(?:[^"]|"")*"/g, "");
  const count = (delimiter: string): number => bare.split(delimiter).length;
  return delimiters.toSorted((a, b) => count(b) - count(a))[0] ?? ",";
};
