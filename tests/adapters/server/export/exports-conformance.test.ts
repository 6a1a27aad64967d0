import { afterAll, beforeAll } from "vitest";
import type { Caller } from "../../../../adapters/http/caller.ts";
import { makeExportsHttp } from "../../../../adapters/http/exports.http.ts";
import { Contact } from "../../../../core/contacts/contact.model.ts";
import { bulkField } from "../../../arbitraries/bulk.arb.ts";
import { given } from "../../../conformance/answer-of.ts";
import { type ExportBench, exportsConformance } from "../../../conformance/exports.conformance.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { makeContactStoreFake } from "../../../fakes/contact-store.fake.ts";
import { makeExportStoreFake } from "../../../fakes/export-store.fake.ts";
import { noon } from "../harness.ts";
import { type Engine, type Engines, startBoth } from "../two-engines.ts";
import { seedOrg } from "../two-orgs.ts";

let engines: Engines;
beforeAll(async () => {
  engines = await startBoth("exports_conformance");
});
afterAll(() => engines.close());

const ada = { first_name: "Ada", last_name: "Reed", email: ["ada@export.example"], fields: { job: "Pilot" } };

exportsConformance("the fake", async () => {
  const clock = fakeClock(noon);
  const contacts = makeContactStoreFake(clock.now);
  const made = await given(contacts.create({ ...ada, fields: {} }));
  contacts.changeAside(made.con_id, { fields: ada.fields });
  const bo = await given(contacts.create({ first_name: "Bo" }));
  const store = makeExportStoreFake(
    contacts.all(),
    [
      { ...bulkField("string"), name: "job", label: "Job" },
      { ...bulkField("secret"), name: "pin", label: "Pin" },
    ],
    clock.now,
  );
  return { store, ada: made.con_id, bo: bo.con_id, file: async (href) => store.file(href), wait: clock.advance };
});

const overHttp = async ({ server, clock }: Engine): Promise<ExportBench> => {
  const org = await seedOrg(server.database, `x${crypto.randomUUID().slice(0, 8)}`);
  const caller: Caller = (endpoint, input, how) => async () => (await server.callerOf(org.owner))(endpoint, input, how)();
  const owner = await server.as(org.owner);
  await owner.post("/api/fields", { label: "Job", type: "string" });
  await owner.post("/api/fields", { label: "Pin", type: "secret" });
  const made = (await owner.post("/api/contacts", ada)).body;
  if (!Contact.is(made)) throw new Error(`No contact: ${JSON.stringify(made)}`);
  const bo = (await owner.post("/api/contacts", { first_name: "Bo" })).body;
  if (!Contact.is(bo)) throw new Error(`No contact: ${JSON.stringify(bo)}`);
  return {
    store: makeExportsHttp(caller),
    ada: made.con_id,
    bo: bo.con_id,
    file: async (href) => {
      const reply = await (await server.as(org.owner)).get(href);
      return reply.status === 200 ? String(reply.body) : null;
    },
    wait: clock.advance,
  };
};

exportsConformance("the server over HTTP, on the embedded database", () => overHttp(engines.pglite));
exportsConformance("the server over HTTP, on PostgreSQL", () => overHttp(engines.postgres));
