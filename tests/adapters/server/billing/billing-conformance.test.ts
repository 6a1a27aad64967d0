import { afterAll, beforeAll } from "vitest";
import { makeBillingHttp } from "../../../../adapters/http/billing.http.ts";
import { type BillingParts, billingConformance } from "../../../conformance/billing.conformance.ts";
import { makeBillingFake } from "../../../fakes/billing.fake.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { noon } from "../harness.ts";
import { type Engine, type Engines, startBoth, strangersCaller } from "../two-engines.ts";
import { seedOrg } from "../two-orgs.ts";

let engines: Engines;
beforeAll(async () => {
  engines = await startBoth("billing_conformance", { demo: true });
});
afterAll(() => engines.close());

billingConformance("the fake", async () => {
  const clock = fakeClock(noon);
  const person = { id: 7, name: "Rosa Rivers", email: "rosa@quayside.example" };
  const fake = makeBillingFake(person, clock.now);
  return {
    store: fake.owner,
    stranger: fake.stranger,
    told: async () => fake.told,
    wait: clock.advance,
    userId: person.id,
    email: person.email,
  };
});

const on = (engine: () => Engine) => async (): Promise<BillingParts> => {
  const { server, clock } = engine();
  const { org, owner } = await seedOrg(server.database, `b${crypto.randomUUID().slice(0, 8)}`);
  await server.database.asSystem(({ db }) =>
    db
      .updateTable("orgs")
      .set({ plan: "trial", trial_end: clock.now() + 1_000_000 })
      .where("org_id", "=", org)
      .execute(),
  );
  return {
    store: makeBillingHttp(await server.callerOf(owner)),
    stranger: makeBillingHttp(strangersCaller(server)),
    told: () =>
      server.database.asSystem(async ({ db }) =>
        (await db.selectFrom("outbox").select("recipient").where("org_id", "=", org).orderBy("message_id").execute()).map(
          ({ recipient }) => recipient,
        ),
      ),
    wait: clock.advance,
    userId: owner.user,
    email: owner.email,
  };
};

billingConformance(
  "the server on the embedded database",
  on(() => engines.pglite),
);
billingConformance(
  "the server on PostgreSQL",
  on(() => engines.postgres),
);
