import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../client.ts";
import type { TestServer } from "../harness.ts";
import { type Engines, startBoth } from "../two-engines.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

let engines: Engines;
beforeAll(async () => {
  engines = await startBoth("field_events");
});
afterAll(() => engines.close());

const told = ({ database }: TestServer, { org }: TestOrg, contact: number) =>
  database.inOrg(org, ({ db }) =>
    db
      .selectFrom("contact_events")
      .select(["item", "answer", "at"])
      .where("con_id", "=", contact)
      .where("kind", "=", "field")
      .orderBy("event_id")
      .execute(),
  );

const body = (reply: { readonly body: unknown; readonly status: number }): object => {
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return Object(reply.body);
};

describe.each(["pglite", "postgres"] as const)("Fields of events on %s", (engine) => {
  let server: TestServer;
  let org: TestOrg;
  let owner: Client;
  beforeAll(async () => {
    server = engines[engine].server;
    org = await seedOrg(server.database, `events-${engine}`);
    owner = await server.as(org.owner);
    for (const field of [
      { label: "Visit", type: "string", is_event: true },
      { label: "Topics", type: "list", values: ["Sails", "Knots"], is_event: true },
      { label: "Pin", type: "secret", is_event: true },
      { label: "Town", type: "string" },
    ])
      body(await owner.post("/api/fields", field));
  });

  it("should add each new value to the timeline once, in words, except secrets and values that are no events", async () => {
    const id = Number(
      Reflect.get(
        body(await owner.post("/api/contacts", { first_name: "Ada", fields: { visit: "Pier 4", town: "Ayr", pin: "4711" } })),
        "con_id",
      ),
    );
    body(await owner.put(`/api/contacts/${id}`, { version: 1, fields: { visit: "Pier 5", topics: ["Sails", "Knots"], town: "Oban" } }));
    body(await owner.put(`/api/contacts/${id}`, { version: 2, fields: { visit: "Pier 5" } }));
    const at = server.clock.now();
    expect((await told(server, org, id)).toSorted((a, b) => `${a.item}${a.answer}`.localeCompare(`${b.item}${b.answer}`))).toEqual([
      { item: "pin", answer: "••••", at },
      { item: "topics", answer: "Sails, Knots", at },
      { item: "visit", answer: "Pier 4", at },
      { item: "visit", answer: "Pier 5", at },
    ]);
  });

  it("should add nothing when the field is converted or the contact is only renamed", async () => {
    const id = Number(Reflect.get(body(await owner.post("/api/contacts", { first_name: "Bo", fields: { visit: "12" } })), "con_id"));
    body(await owner.put(`/api/contacts/${id}`, { version: 1, first_name: "Bob" }));
    const { fields } = Object(body(await owner.get("/api/fields")));
    const visit = fields.find(({ name }: { readonly name: string }) => name === "visit");
    body(await owner.post(`/api/fields/${visit.id}/convert`, { to: "textarea", confirmed: true }));
    expect((await told(server, org, id)).map(({ answer }) => answer)).toEqual(["12"]);
  });
});
