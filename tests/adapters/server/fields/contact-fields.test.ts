import { sql } from "kysely";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { passwordHash } from "../../../../adapters/server/auth/password.crypto.ts";
import { makeSealer, sealerOf } from "../../../../adapters/server/storage/sealer.ts";
import type { NewField } from "../../../../core/fields/field-schema.model.ts";
import type { Client } from "../client.ts";
import { startServer, type TestServer } from "../harness.ts";
import { testConfig } from "../test-config.ts";
import { type Person, seedOrg, type TestOrg } from "../two-orgs.ts";

const password = "Harbor-2026!";
let server: TestServer;
let org: TestOrg;
let owner: Client;
let user: Client;

const addField = async (field: NewField): Promise<string> => {
  const reply = await owner.post("/api/fields", field);
  expect(reply.status).toBe(200);
  return String(Reflect.get(Object(reply.body), "name"));
};
const addContact = async (client: Client, values: object): Promise<number> => {
  const reply = await client.post("/api/contacts", values);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return Number(Reflect.get(Object(reply.body), "con_id"));
};
const change = (client: Client, id: number, version: number, fields: object) => client.put(`/api/contacts/${id}`, { version, fields });
const as = (person: Person): Promise<Client> => server.as(person);

beforeAll(async () => {
  server = await startServer();
  org = await seedOrg(server.database, "fields", { flags: ["contacts", "add_contacts"], passwordHash: await passwordHash(password) });
  [owner, user] = [await as(org.owner), await as(org.user)];
});
afterAll(() => server.close());

describe("Custom field values of contacts", () => {
  it("should be stored normalised beside the built-in fields and returned [A3.01]", async () => {
    const [age, born, size] = [
      await addField({ label: "Age", type: "int" }),
      await addField({ label: "Born", type: "date" }),
      await addField({ label: "Size", type: "list", values: ["S", "M"] }),
    ];
    const id = await addContact(user, { first_name: "Ada", fields: { [age]: " 41 ", [born]: "1985-12-10", [size]: ["M"] } });
    expect((await user.get(`/api/contacts/${id}`)).body).toMatchObject({ fields: { age: 41, born: "1985-12-10", size: ["M"] } });
    expect(await change(user, id, 1, { age: null, size: ["S", "M"] })).toMatchObject({
      status: 200,
      body: { version: 2, fields: { born: "1985-12-10", size: ["S", "M"] } },
    });
  });

  it.each([
    [{ age: "old" }, { "fields.age": ["Age is invalid"] }],
    [{ nothing: 1 }, { "fields.nothing": ['Unknown field "nothing"'] }],
    [{ size: ["XXL"] }, { "fields.size": ['"XXL" is not offered by Size'] }],
    [{ born: "1985-02-30" }, { "fields.born": ["Born is invalid"] }],
  ])("should refuse %j as their fields require [A5.16]", async (fields, errors) => {
    expect(await user.post("/api/contacts", { first_name: "Eve", fields })).toMatchObject({ status: 422, body: { errors } });
  });

  it("should accept a related custom object as {field}_id, refuse an unknown one and clear it [A3.02]", async () => {
    const boat = await addField({ label: "Boat", type: "related_custom_object", custom_object_id: 3 });
    const refusal = {
      status: 422,
      body: { errors: { "fields.boat": ["Boat expects a record of its custom object; there is none with the id 12"] } },
    };
    expect(await user.post("/api/contacts", { first_name: "Bo", fields: { [`${boat}_id`]: 12 } })).toMatchObject(refusal);
    const id = await addContact(user, { first_name: "Bo" });
    expect(await change(user, id, 1, { [`${boat}_id`]: 12 })).toMatchObject(refusal);
    await server.database.asSystem(({ db }) =>
      db
        .updateTable("contacts")
        .set({ fields: { boat: 12 } })
        .where("con_id", "=", id)
        .execute(),
    );
    expect(await change(user, id, 1, { [`${boat}_id`]: 12, age: 5 })).toMatchObject({
      status: 200,
      body: { fields: { boat: 12, age: 5 } },
    });
    expect(await change(user, id, 2, { [`${boat}_id`]: null })).toMatchObject({ status: 200, body: { fields: { age: 5 } } });
  });

  it("should refuse relations to unknown contacts, to itself and in a cycle", async () => {
    const by = await addField({ label: "Recruited by", type: "related_contacts" });
    const a = await addContact(user, { first_name: "A" });
    const b = await addContact(user, { first_name: "B", fields: { [by]: [a] } });
    const c = await addContact(user, { first_name: "C", fields: { [by]: [String(b)] } });
    expect((await user.get(`/api/contacts/${c}`)).body).toMatchObject({ fields: { recruited_by: [b] } });
    for (const target of [a, c])
      expect(await change(user, a, 1, { [by]: [target] })).toMatchObject({
        status: 422,
        body: { errors: { "fields.recruited_by": ["This would create a circular relationship."] } },
      });
    expect(await change(user, a, 1, { [by]: [999_999_999] })).toMatchObject({ status: 422 });
    expect(await change(user, c, 1, { [by]: [a] })).toMatchObject({ status: 200 });
  });

  it("should hide fields of other roles from the schema, from contacts and from writing [C3.09, C6.01]", async () => {
    const pay = await addField({ label: "Pay", type: "int", access: "admin" });
    await addField({ label: "Nickname", type: "string", access: "guest" });
    const id = await addContact(owner, { first_name: "Secretive", fields: { [pay]: 5000 } });
    expect((await owner.get(`/api/contacts/${id}`)).body).toMatchObject({ fields: { pay: 5000 } });
    expect(JSON.stringify((await user.get(`/api/contacts/${id}`)).body)).not.toContain("5000");
    expect(JSON.stringify((await user.get("/api/contacts?search=secretive")).body)).not.toContain("5000");
    expect(JSON.stringify((await user.get("/api/fields")).body)).not.toContain('"pay"');
    expect(await change(user, id, 1, { pay: 1 })).toMatchObject({
      status: 422,
      body: { errors: { "fields.pay": ['Unknown field "pay"'] } },
    });
    const guest = JSON.stringify((await (await as(org.guest)).get("/api/fields")).body);
    expect(guest).toContain('"nickname"');
    expect(guest).not.toContain('"age"');
  });

  it("should refuse to change read-only fields", async () => {
    const code = await addField({ label: "Code", type: "string", editable: false });
    expect(await user.post("/api/contacts", { first_name: "R", fields: { [code]: "x" } })).toMatchObject({
      status: 422,
      body: { errors: { "fields.code": ["Code cannot be changed here"] } },
    });
  });

  it("should merge another user's change to a different field, and report a conflict in the same one", async () => {
    const id = await addContact(user, { first_name: "Two", fields: { age: 1 } });
    await change(owner, id, 1, { age: 2 });
    expect(await change(user, id, 1, { age: 3 })).toMatchObject({ status: 409, body: { data: { version: 2, fields: { age: 2 } } } });
    expect(await change(user, id, 1, { age: 2 })).toMatchObject({ status: 200, body: { version: 2 } });
  });
});

describe("Secrets of contacts", () => {
  const word = "tell-nobody-77";
  let id: number;

  beforeAll(async () => {
    await addField({ label: "Tax number", type: "secret" });
    id = await addContact(user, { first_name: "Sealed", fields: { tax_number: word } });
  });

  it("should be masked wherever they are read and stored nowhere in plain text [C3.22]", async () => {
    expect((await user.get(`/api/contacts/${id}`)).body).toMatchObject({ fields: { tax_number: "••••" } });
    const { rows } = await server.database.asSystem(({ db }) =>
      sql<{ everything: string }>`
      select (select string_agg(c::text, '') from contacts c) || (select string_agg(a::text, '') from audit a) || (select string_agg(s::text, '') from contact_secrets s) as everything`.execute(
        db,
      ),
    );
    expect(rows[0]?.everything).toContain("••••");
    expect(rows[0]?.everything).not.toContain(word);
  });

  it("should treat a mask that is sent back as unchanged", async () => {
    expect(await change(user, id, 1, { tax_number: "••••" })).toMatchObject({ status: 200, body: { version: 1 } });
  });

  it("should be revealed only after the password, for five minutes, with an audit log entry [B7.14]", async () => {
    const reveal = () => user.get(`/api/contacts/${id}/reveal-secret?field=tax_number`);
    expect(await reveal()).toMatchObject({ status: 403, body: { needs: "password" } });
    expect((await user.post("/api/users/confirm_password", { password: "wrong" })).body).toEqual({
      confirmed: false,
      message: "Password is incorrect",
      code: "password_incorrect",
      values: {},
    });
    expect((await reveal()).status).toBe(403);
    expect((await user.post("/api/users/confirm_password", { password })).body).toEqual({ confirmed: true });
    expect((await reveal()).body).toEqual({ value: word });
    const trace = await server.database.asSystem(({ db }) =>
      db.selectFrom("audit").select(["actor_id", "object_id", "after"]).where("action", "=", "contact.reveal_secret").execute(),
    );
    expect(trace).toEqual([{ actor_id: org.user.user, object_id: String(id), after: { field: "tax_number" } }]);
    server.clock.advance(300);
    expect((await reveal()).status).toBe(403);
  });

  it("should block guessing of the password after a few attempts", async () => {
    const tries = [];
    for (let n = 0; n < 12; n += 1) tries.push((await owner.post("/api/users/confirm_password", { password: `wrong ${n}` })).body);
    expect(tries.at(-1)).toMatchObject({ confirmed: false, message: expect.stringContaining("Too many") });
  });

  it("should be replaced and cleared like other values", async () => {
    expect(await change(user, id, 1, { tax_number: "another" })).toMatchObject({
      status: 200,
      body: { version: 2, fields: { tax_number: "••••" } },
    });
    await user.post("/api/users/confirm_password", { password });
    expect((await user.get(`/api/contacts/${id}/reveal-secret?field=tax_number`)).body).toEqual({ value: "another" });
    expect((await change(user, id, 2, { tax_number: null })).body).toMatchObject({ fields: {} });
    expect((await user.get(`/api/contacts/${id}/reveal-secret?field=tax_number`)).status).toBe(404);
  });

  it("should be created when a text field is converted, and be restored as the original texts [C3.27]", async () => {
    const plain = await addField({ label: "Code word", type: "string" });
    const con = await addContact(user, { first_name: "Plain", fields: { [plain]: word } });
    const admin = await server.as(org.admin);
    const field = await server.database.asSystem(({ db }) =>
      db.selectFrom("fields").select("field_id").where("org_id", "=", org.org).where("name", "=", plain).executeTakeFirstOrThrow(),
    );
    expect((await admin.post(`/api/fields/${field.field_id}/convert`, { to: "secret", confirmed: true })).status).toBe(200);
    expect((await user.get(`/api/contacts/${con}`)).body).toMatchObject({ fields: { code_word: "••••" } });
    const { rows } = await server.database.asSystem(({ db }) =>
      sql<{ kept: string }>`select string_agg(o::text, '') as kept from field_originals o`.execute(db),
    );
    expect(rows[0]?.kept).not.toContain(word);
    const past = await server.database.asSystem(({ db }) =>
      db.selectFrom("field_conversions").select("conversion_id").where("field_id", "=", field.field_id).executeTakeFirstOrThrow(),
    );
    const revert = () => admin.post(`/api/fields/conversions/${past.conversion_id}/revert`);
    const looked = () =>
      server.database.asSystem(({ db }) =>
        db
          .selectFrom("audit")
          .select(["actor_id", "after"])
          .where("action", "=", "contact.reveal_secret")
          .where("object_id", "=", String(con))
          .execute(),
      );
    expect(await revert()).toMatchObject({ status: 403, body: { needs: "password" } });
    expect(await looked()).toEqual([]);
    expect((await admin.post("/api/users/confirm_password", { password })).body).toMatchObject({ confirmed: true });
    expect((await revert()).status).toBe(200);
    expect(await looked()).toEqual([{ actor_id: org.admin.user, after: { field: plain } }]);
    expect((await user.get(`/api/contacts/${con}`)).body).toMatchObject({ fields: { code_word: word } });
  });
});

describe("The encryption of secrets", () => {
  const sealer = makeSealer(Buffer.alloc(32, 7));

  it("should decrypt only in its own place and with its own key", () => {
    const sealed = sealer.seal("naïve ☕", "1:2:x");
    expect(sealed).not.toContain("naïve");
    expect(sealer.open(sealed, "1:2:x")).toBe("naïve ☕");
    expect(() => sealer.open(sealed, "1:3:x")).toThrow();
    expect(() => makeSealer(Buffer.alloc(32, 8)).open(sealed, "1:2:x")).toThrow();
    expect(sealer.seal("naïve ☕", "1:2:x")).not.toBe(sealed);
  });

  it("should create a key that only its owner can read, and reuse it", () => {
    const dataFolder = mkdtempSync(join(tmpdir(), "cygnet-key-"));
    const sealed = sealerOf({ secretKey: null, dataFolder }).seal("x", "p");
    expect(statSync(join(dataFolder, "secret.key")).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(dataFolder, "secret.key"), "utf8")).toMatch(/^[0-9a-f]{64}\n$/);
    expect(sealerOf({ secretKey: null, dataFolder }).open(sealed, "p")).toBe("x");
    rmSync(dataFolder, { recursive: true });
  });

  it("should take the key from the configuration if there is one", () => {
    const config = { ...testConfig, secretKey: "ab".repeat(32) };
    expect(sealerOf(config).open(sealerOf(config).seal("x", "p"), "p")).toBe("x");
  });
});
