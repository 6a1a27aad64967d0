/** Text that a spreadsheet could read as a formula at the start of a cell, for any separator. */
const risky = /(^|[;,|\t\r\n] *)('*[=+\-@][^;,|\t\r\n]*)/g;
const guarded = /(^|[;,|\t\r\n] *)'('*[=+\-@])/g;
const riskyStart = /^'*[\t\r]/;
const guardedStart = /^'+[\t\r]/;
const plainNumber = /^[+-]?\d[\d\s().,-]*$/;

/**
 * A cell protected against formula injection: a formula, also after a separator, is prefixed with an apostrophe; numbers and phones are
 * unchanged.
 */
export const safeCell = (text: string): string => {
  const safe = plainNumber.test(text)
    ? text
    : text.replace(risky, (_, before: string, part: string) => (plainNumber.test(part) ? before + part : `${before}'${part}`));
  return riskyStart.test(safe) ? `'${safe}` : safe;
};

/** The original text of a cell from `safeCell`. */
export const plainCell = (text: string): string => (guardedStart.test(text) ? text.slice(1) : text).replace(guarded, "$1$2");

/** A line of a file, cells protected and quoted if necessary, with its line end. */
export const separatedLine = (cells: readonly string[], delimiter: string): string =>
  `${cells
    .map((cell) => {
      const safe = safeCell(cell);
      return safe.includes(delimiter) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
    })
    .join(delimiter)}\r\n`;

/** A row of a CSV file. */
export const csvLine = (cells: readonly string[]): string => separatedLine(cells, ",");

/** The byte order mark by which Excel recognises UTF-8. */
export const csvStart = "\ufeff";
