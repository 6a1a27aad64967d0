import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

const rowsAtOnce = 1_000;

const mobile = (n: number): string => `+1212${String(n).padStart(7, "0")}`;

const csvRow = (n: number): string =>
  `${n},First${n},Last${n},person${n}@example.com,${mobile(n)},vip;client,false,${n > 1 ? Math.floor(n / 2) : ""},1700000000\n`;

const jsonRow = (n: number): string =>
  `${JSON.stringify({
    con_id: n,
    first_name: `First${n}`,
    last_name: `Last${n}`,
    email: [`person${n}@example.com`],
    mobile: [mobile(n)],
    tags: ["vip", "client"],
    archived: false,
    fields: { recruited_by: n > 1 ? [Math.floor(n / 2)] : [], city: "New York" },
    created_at: 1_700_000_000,
  })}\n`;

function* rows(count: number, row: (n: number) => string): Generator<string> {
  for (let from = 1; from <= count; from += rowsAtOnce) {
    yield Array.from({ length: Math.min(rowsAtOnce, count - from + 1) }, (_, at) => row(from + at)).join("");
  }
}

/**
 * Writes that many contacts, none like another; each but the first was recruited by an earlier one.
 * @param path ends in .csv or .ndjson
 */
export const writeContacts = async (path: string, count: number): Promise<void> => {
  const table = path.endsWith(".csv");
  const header = table ? ["con_id,first_name,last_name,email,mobile,tags,archived,recruited_by,created_at\n"] : [];
  await pipeline(Readable.from([...header]), createWriteStream(path));
  await pipeline(Readable.from(rows(count, table ? csvRow : jsonRow)), createWriteStream(path, { flags: "a" }));
};
