import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contactField, isLineField, writtenFields } from "../../../../core/contacts/contact-fields.model.ts";
import { allContacts } from "../../../../core/contacts/contact-find.model.ts";
import { mainTargets } from "../../../../core/import/guess-mapping.rule.ts";
import type { Client, Reply } from "../client.ts";
import { type ImportSession, openImportSession, type Owner } from "../import/import-session.ts";

let session: ImportSession;
let owner: Owner;
let client: Client;
beforeAll(async () => {
  session = await openImportSession();
  owner = await session.freshOrg();
  client = owner.client;
});
afterAll(() => session.close());

const bodyOf = ({ status, body }: Reply): Readonly<Record<string, unknown>> => {
  expect(status).toBe(200);
  return Object(body);
};
const created = async (values: Readonly<Record<string, unknown>>): Promise<number> =>
  Number(bodyOf(await client.post("/api/contacts", values))["con_id"]);
const read = async (id: number): Promise<unknown> => bodyOf(await client.get(`/api/contacts/${id}`));
const listed = async (filters: unknown): Promise<unknown> =>
  bodyOf(await client.get(`/api/contacts?filters=${encodeURIComponent(JSON.stringify(filters))}`))["results"];
const address = (): string => `${crypto.randomUUID()}@mail.example`;

/** A field that is added to the table of core is tested by this file as it is. */
describe.each(writtenFields.filter(isLineField))("The field %s of a contact, over HTTP", (field) => {
  const { label } = contactField(field);

  it("should be created, changed, read, listed and filtered", async () => {
    const id = await created({ email: [address()], [field]: "  Harbor   Line " });
    expect(await read(id)).toMatchObject({ [field]: "Harbor Line" });
    expect((await client.put(`/api/contacts/${id}`, { version: 1, [field]: "Quay" })).status).toBe(200);
    expect(await read(id)).toMatchObject({ [field]: "Quay" });
    expect(await listed({ [field]: { $starts: "qua" } })).toEqual([expect.objectContaining({ con_id: id, [field]: "Quay" })]);
    expect(await listed({ [field]: "Harbor Line" })).toEqual([]);
  });

  it("should refuse a text that is too long", async () => {
    const { longest = 0 } = contactField(field);
    const reply = await client.post("/api/contacts", { email: [address()], [field]: "x".repeat(longest + 1) });
    expect(reply.status).toBe(422);
    expect(JSON.stringify(reply.body)).toContain(field);
  });

  it("should be changed for many contacts, and be as it was after Undo", async () => {
    const ids = [await created({ email: [address()], [field]: "Old" }), await created({ email: [address()] })];
    const action = { do: "set", field, value: "Many" };
    const { id } = bodyOf(await client.post("/api/contacts/bulk", { key: crypto.randomUUID(), action, selection: { of: "chosen", ids } }));
    expect(bodyOf(await client.post(`/api/contacts/bulk/${String(id)}/run`))).toMatchObject({ about: label, counts: { changed: 2 } });
    expect(await Promise.all(ids.map(read))).toMatchObject([{ [field]: "Many" }, { [field]: "Many" }]);
    bodyOf(await client.post(`/api/contacts/bulk/${String(id)}/undo`));
    expect(await Promise.all(ids.map(read))).toMatchObject([{ [field]: "Old" }, { [field]: "" }]);
  });

  it("should be read from a file by its label, and be in the file of an export", async () => {
    const email = address();
    await owner.imported(`${label},Email\nFrom a file,${email}`);
    expect(mainTargets.map(({ id }) => id)).toContain(field);
    expect(await listed({ email: { $in: [email] } })).toEqual([expect.objectContaining({ [field]: "From a file" })]);
    const selection = { of: "matching", find: { ...allContacts, filters: { email: { $in: [email] } } }, except: [] };
    const { href } = bodyOf(await client.post("/api/contacts/exports", { selection, columns: ["email", field], bom: false }));
    expect((await client.get(String(href))).body).toBe(`Email,${label}\r\n${email},From a file\r\n`);
  });

  it("should be merged by choice, and be as it was after the merge is undone", async () => {
    const [kept_id, merge_id] = [
      await created({ email: [address()], [field]: "Kept" }),
      await created({ email: [address()], [field]: "Other" }),
    ];
    const merge = { merge_id, kept_id, choices: { [field]: "other" }, dry_run: false };
    const { id } = bodyOf(await client.post("/api/contacts/merge", merge));
    expect(await read(kept_id)).toMatchObject({ [field]: "Other" });
    bodyOf(await client.post(`/api/contacts/merges/${String(id)}/undo`));
    expect(await Promise.all([kept_id, merge_id].map(read))).toMatchObject([{ [field]: "Kept" }, { [field]: "Other" }]);
  });

  it("should be shown with both values in the history of the contact", async () => {
    const id = await created({ email: [address()], [field]: "Before" });
    bodyOf(await client.put(`/api/contacts/${id}`, { version: 1, [field]: "After" }));
    const { status, body } = await client.get(`/api/contacts/${id}/history`);
    expect(status).toBe(200);
    const change = { field, before: "Before", after: "After", masked: false };
    expect(Object(body)["entries"][0]).toMatchObject({ action: "contact.update", changes: [change] });
  });
});
