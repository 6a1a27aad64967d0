import fc from "fast-check";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FileProblem } from "../../../../adapters/server/uploads/file-problem.ts";
import { openFile, sealedBytes, type StoredFile } from "../../../../adapters/server/uploads/sealed-file.ts";
import { slowRuns } from "../../../setup/intensity.ts";
import { type ImportSession, openImportSession } from "./import-session.ts";
import { workbook } from "./workbook.ts";

const key = new Uint8Array(32).fill(7);
const folder = mkdtempSync(join(tmpdir(), "cygnet-sealed-"));
const path = join(folder, "file.data");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bytesOf = (length: number): Buffer => Buffer.from(Array.from({ length }, (_, at) => (at * 31 + (at >> 8)) % 251));
const seal = async (data: Buffer, pieces: number): Promise<void> => {
  const chunks = async function* (): AsyncGenerator<Buffer> {
    for (let at = 0; at < data.length; at += pieces) yield data.subarray(at, at + pieces);
  };
  const parts: Buffer[] = [];
  for await (const part of sealedBytes(chunks(), key)) parts.push(part);
  await writeFile(path, Buffer.concat(parts));
};
const readAll = async (stored: StoredFile): Promise<Buffer> => {
  const file = await openFile(stored);
  try {
    const parts: Buffer[] = [];
    for await (const part of file.bytes(0, file.size)) parts.push(part);
    return Buffer.concat(parts);
  } finally {
    await file.close();
  }
};

describe("An encrypted file", () => {
  it.each([0, 1, 65_535, 65_536, 65_537, 131_072, 300_001])("should return its %i bytes, and any part of them", async (length) => {
    const data = bytesOf(length);
    await seal(data, 10_007);
    expect((await readAll({ path, key })).equals(data)).toBe(true);
    const file = await openFile({ path, key });
    expect(file.size).toBe(length);
    await fc.assert(
      fc.asyncProperty(fc.nat(length + 10), fc.nat(140_000), async (at, many) => {
        expect((await file.read(at, many)).equals(data.subarray(at, at + many))).toBe(true);
      }),
      { numRuns: slowRuns(15) },
    );
    await file.close();
  });

  it("should be refused when a byte was changed, a part truncated, two parts exchanged, or with another key", async () => {
    const data = bytesOf(200_000);
    await seal(data, 65_536);
    const whole = readFileSync(path);
    const block = 65_552;
    const start = 24;
    const changed = Buffer.from(whole);
    changed[100_000] = (changed[100_000] ?? 0) ^ 1;
    const exchanged = Buffer.concat([
      whole.subarray(0, start),
      whole.subarray(start + block, start + 2 * block),
      whole.subarray(start, start + block),
      whole.subarray(start + 2 * block),
    ]);
    for (const broken of [changed, exchanged, whole.subarray(0, start + 2 * block), whole.subarray(0, whole.length - 5)]) {
      writeFileSync(path, broken);
      await expect(readAll({ path, key })).rejects.toBeInstanceOf(FileProblem);
    }
    writeFileSync(path, whole);
    await expect(readAll({ path, key: new Uint8Array(32).fill(8) })).rejects.toBeInstanceOf(FileProblem);
  });

  it("should be read as plain text when it was stored before files were encrypted", async () => {
    writeFileSync(path, "First name,Email\r\nAda,ada@mail.example\r\n");
    expect((await readAll({ path, key })).toString()).toContain("ada@mail.example");
  });
});

describe("The file of an import", () => {
  let desk: ImportSession;
  beforeAll(async () => {
    desk = await openImportSession();
  });
  afterAll(() => desk.close());

  const rows = Array.from({ length: 3_000 }, (_, at) => `Quillon${at},quillon.${at}@mail.example`);
  const cell = (place: string, text: string): string => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const sheet = `<row r="1">${cell("A1", "First name")}${cell("B1", "Email")}</row><row r="2">${cell("A2", "Quillon1")}${cell("B2", "quillon.1@mail.example")}</row>`;
  const csv = `First name,Email\r\n${rows.join("\r\n")}\r\n`;

  it.each([
    ["a CSV", (): Uint8Array | string => csv, "people.csv"],
    ["a workbook", (): Uint8Array | string => workbook(sheet), "people.xlsx"],
  ])("should not contain a readable cell on disk, for %s, and be imported", async (_, content, filename) => {
    const owner = await desk.freshOrg();
    const before = new Set(existsSync(desk.files()) ? readdirSync(desk.files()) : []);
    const one = await owner.planned(content(), {}, filename);
    const kept = readdirSync(desk.files()).filter((name) => !before.has(name));
    expect(kept).toHaveLength(1);
    for (const name of kept) {
      const bytes = readFileSync(join(desk.files(), name));
      expect(statSync(join(desk.files(), name)).mode & 0o777).toBe(0o600);
      expect(bytes.length).toBeGreaterThan(100);
      for (const text of ["Quillon1", "quillon.1@mail.example", "Email", "PK\u0003\u0004"]) expect(bytes.includes(text)).toBe(false);
    }
    expect(one.plan).toMatchObject({ error: 0 });
    expect((await owner.client.post(`/api/contacts/import/${one.id}/run`)).status).toBe(200);
    await desk.runner().runDue();
    expect((await owner.get(one.id)).counts).toMatchObject({ failed: 0, created: one.plan?.total });
    expect((await owner.people())[0]).toMatchObject({ email: [expect.stringContaining("quillon.")] });
  });
});
