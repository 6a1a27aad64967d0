/** Where a spreadsheet may begin a cell, whichever separator it goes by. */
const risky = /(^|[;,|\t\r\n] *)('*[=+\-@][^;,|\t\r\n]*)/g;
const guarded = /(^|[;,|\t\r\n] *)'('*[=+\-@])/g;
const riskyStart = /^'*[\t\r]/;
const guardedStart = /^'+[\t\r]/;
const plainNumber = /^[+-]?\d[\d\s().,-]*$/;

/** A cell as a spreadsheet may open it without running anything: what would be a formula, also behind a separator, gets an apostrophe; numbers and phones stay as they are. */
export const safeCell = (text: string): string => {
  const safe = plainNumber.test(text)
    ? text
    : text.replace(risky, (_, before: string, part: string) => (plainNumber.test(part) ? before + part : `${before}'${part}`));
  return riskyStart.test(safe) ? `'${safe}` : safe;
};

/** What a cell held before it was made safe. */
export const plainCell = (text: string): string => (guardedStart.test(text) ? text.slice(1) : text).replace(guarded, "$1$2");

/** A row of a file whose cells are separated so, quoted where they must be, with its line end. */
export const separatedLine = (cells: readonly string[], delimiter: string): string =>
  `${cells
    .map((cell) => {
      const safe = safeCell(cell);
      return safe.includes(delimiter) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
    })
    .join(delimiter)}\r\n`;

/** A row of a CSV file. */
export const csvLine = (cells: readonly string[]): string => separatedLine(cells, ",");

/** What a CSV file begins with so that Excel reads it as UTF-8. */
export const csvStart = "\ufeff";
