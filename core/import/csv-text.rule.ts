const risky = /^'*[=+\-@\t\r]/;
const guarded = /^'+[=+\-@\t\r]/;
const plainNumber = /^[+-]?\d[\d\s().,-]*$/;

/** A cell as a spreadsheet may open it without running anything: one that would be a formula gets an apostrophe; numbers and phones stay as they are. */
export const safeCell = (text: string): string => (risky.test(text) && !plainNumber.test(text) ? `'${text}` : text);

/** What a cell held before it was made safe. */
export const plainCell = (text: string): string => (guarded.test(text) ? text.slice(1) : text);

/** A row of a CSV file, cells quoted where they must be, with its line end. */
export const csvLine = (cells: readonly string[]): string => `${cells.map((cell) => { const safe = safeCell(cell); return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe; }).join(",")}\r\n`;

/** What a CSV file begins with so that Excel reads it as UTF-8. */
export const csvStart = "\ufeff";
