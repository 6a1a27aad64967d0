import { deflateRawSync } from "node:zlib";

type Part = { readonly name: string; readonly content: string | Buffer };

const localHeader = (name: string, packed: number, size: number): Buffer => {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(packed, 18);
  header.writeUInt32LE(size, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name)]);
};

const centralHeader = (name: string, packed: number, size: number, at: number, flags: number): Buffer => {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(flags, 8);
  header.writeUInt16LE(8, 10);
  header.writeUInt32LE(packed, 20);
  header.writeUInt32LE(size, 24);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt32LE(at, 42);
  return Buffer.concat([header, Buffer.from(name)]);
};

/**
 * Packs parts as workbooks do.
 * @param flags of every part; 1 says that it is locked
 */
export const packed = (parts: readonly Part[], flags = 0): Buffer => {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content } of parts) {
    const bytes = Buffer.from(content);
    const small = deflateRawSync(bytes);
    const local = Buffer.concat([localHeader(name, small.length, bytes.length), small]);
    directory.push(centralHeader(name, small.length, bytes.length, at, flags));
    bodies.push(local);
    at += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, central, end]);
};

const relations = '<Relationships xmlns="x"><Relationship Id="rId1" Type="t" Target="worksheets/sheet1.xml"/></Relationships>';
const book = '<workbook xmlns:r="y"><sheets><sheet name="People" sheetId="1" r:id="rId1"/></sheets></workbook>';
const styles =
  '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>';

/** A workbook around the XML of its rows. */
export const workbook = (rows: string, shared: readonly string[] = [], extra: readonly Part[] = []): Buffer =>
  packed([
    { name: "xl/workbook.xml", content: book },
    { name: "xl/_rels/workbook.xml.rels", content: relations },
    { name: "xl/styles.xml", content: styles },
    { name: "xl/sharedStrings.xml", content: `<sst>${shared.map((text) => `<si><t>${text}</t></si>`).join("")}</sst>` },
    { name: "xl/worksheets/sheet1.xml", content: `<worksheet><sheetData>${rows}</sheetData></worksheet>` },
    ...extra,
  ]);

const cell = (place: string, text: string): string => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;

/** The rows of a sheet with one column of first names below its header. */
export const firstNames = (...names: readonly string[]): string =>
  ["First name", ...names].map((text, at) => `<row r="${at + 1}">${cell(`A${at + 1}`, text)}</row>`).join("");

/** A workbook of several sheets, each with its name, its state and the XML of its rows. */
export const bookOf = (...sheets: readonly (readonly [name: string, state: "visible" | "hidden" | "veryHidden", rows: string])[]): Buffer =>
  packed([
    {
      name: "xl/workbook.xml",
      content: `<workbook xmlns:r="y"><sheets>${sheets.map(([name, state], at) => `<sheet name="${name}" sheetId="${at + 1}" state="${state}" r:id="rId${at + 1}"/>`).join("")}</sheets></workbook>`,
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      content: `<Relationships>${sheets.map((_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`).join("")}</Relationships>`,
    },
    ...sheets.map(([, , rows], at) => ({
      name: `xl/worksheets/sheet${at + 1}.xml`,
      content: `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    })),
  ]);
