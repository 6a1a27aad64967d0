import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeContactsHttp } from "../../../../adapters/http/contacts.http.ts";
import { makeFieldsHttp } from "../../../../adapters/http/fields.http.ts";
import { makeOwnSecretsHttp } from "../../../../adapters/http/own-secrets.http.ts";
import { portalRefusals } from "../../../../core/auth/portal-refusals.ts";
import type { OwnSecrets } from "../../../../core/contacts/own-secrets.port.ts";
import { given, refusal } from "../../../conformance/answer-of.ts";
import { mailsIn } from "../mails.ts";
import { type Engine, type Engines, startBoth } from "../two-engines.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

let engines: Engines;
beforeAll(async () => {
  engines = await startBoth("own_secrets");
});
afterAll(() => engines.close());

let orgs = 0;
type Desk = { readonly engine: Engine; readonly org: TestOrg; readonly own: OwnSecrets };

const desk = async (name: "pglite" | "postgres"): Promise<Desk> => {
  const engine = engines[name];
  orgs += 1;
  const org = await seedOrg(engine.server.database, `secret${orgs}`);
  const staff = await engine.server.callerOf(org.owner);
  const fields = makeFieldsHttp(staff);
  for (const field of [
    { label: "Locker", type: "secret", share_editable: 1 },
    { label: "Passport", type: "secret" },
    { label: "Salary", type: "secret", access: "admin" },
  ] as const)
    await given(fields.create(field));
  await given(
    makeContactsHttp(staff).update(org.learner.contact, { version: 1, fields: { locker: "4711", passport: "X-99", salary: "12" } }),
  );
  return { engine, org, own: makeOwnSecretsHttp(await engine.server.callerOf(org.learner)) };
};
const bodies = async ({ engine, org }: Desk): Promise<readonly string[]> =>
  (await mailsIn(engine.server.database, { org: org.org })).map(({ body }) => body);
const pinOf = async (on: Desk): Promise<string> => /^(\d{6}) /.exec((await bodies(on)).at(-1) ?? "")?.[1] ?? "";
const wrongFor = (pin: string): string => (pin === "000000" ? "000001" : "000000");

describe.each(["pglite", "postgres"] as const)("A learner's own secrets on %s", (name) => {
  it("should be shown after the pin that was sent, with each view logged as the learner's [B7.26] (G60)", async () => {
    const on = await desk(name);
    const { own, org, engine } = on;
    expect(await refusal(own.reveal("locker"))).toEqual({ tag: "forbidden", ...portalRefusals.pin_needed, needs: "pin" });
    const sent = await given(own.sendPin);
    expect(sent).toMatchObject({ channel: "email" });
    expect(sent.to).not.toBe(org.learner.email);
    const pin = await pinOf(on);
    expect(pin).toMatch(/^\d{6}$/);
    expect(await given(own.confirm(pin))).toEqual({ confirmed: true });
    expect(await given(own.reveal("locker"))).toEqual({ value: "4711" });
    expect(await given(own.reveal("passport"))).toEqual({ value: "X-99" });
    const { rows } = await engine.server.database.asSystem(({ db }) =>
      sql<{
        kind: string;
        who: number;
        after: unknown;
      }>`select actor_kind as kind, actor_id as who, after from audit where org_id = ${org.org} and action = 'contact.reveal_secret' order by audit_id`.execute(
        db,
      ),
    );
    expect(rows).toEqual(["locker", "passport"].map((field) => ({ kind: "learner", who: org.learner.contact, after: { field } })));
  });

  it("should stay hidden if the field is not for learners, no secret or empty, with or without a pin", async () => {
    const on = await desk(name);
    await given(on.own.sendPin);
    await given(on.own.confirm(await pinOf(on)));
    for (const field of ["salary", "first_name", "unknown"])
      expect(await refusal(on.own.reveal(field)), field).toMatchObject({ tag: "not-found" });
  });

  it("should be unlocked by a pin once, within ten minutes, for five minutes, on the device where it was entered", async () => {
    const on = await desk(name);
    const { own, engine, org } = on;
    await given(own.sendPin);
    const pin = await pinOf(on);
    expect(await given(own.confirm(pin))).toEqual({ confirmed: true });
    expect(await given(own.confirm(pin))).toEqual({ confirmed: false, ...portalRefusals.pin_wrong });
    const elsewhere = makeOwnSecretsHttp(await engine.server.callerOf(org.learner));
    expect(await refusal(elsewhere.reveal("locker"))).toMatchObject({ tag: "forbidden", needs: "pin" });
    engine.server.clock.advance(299);
    expect(await given(own.reveal("locker"))).toEqual({ value: "4711" });
    engine.server.clock.advance(1);
    expect(await refusal(own.reveal("locker"))).toMatchObject({ tag: "forbidden", needs: "pin" });
    await given(own.sendPin);
    const late = await pinOf(on);
    engine.server.clock.advance(600);
    expect(await given(own.confirm(late))).toEqual({ confirmed: false, ...portalRefusals.pin_wrong });
  });

  it("should not be unlocked by a sign-in pin, by an older pin, or after five wrong ones", async () => {
    const on = await desk(name);
    const { own, org, engine } = on;
    await engine.server.stranger().post("/api/cg/pin", { email: org.learner.email, pid: org.pid });
    const signIn = await pinOf(on);
    expect(await given(own.confirm(signIn))).toMatchObject({ confirmed: false });
    await given(own.sendPin);
    const first = await pinOf(on);
    await given(own.sendPin);
    const second = await pinOf(on);
    if (first !== second) expect(await given(own.confirm(first))).toMatchObject({ confirmed: false });
    for (let turn = 0; turn < 4; turn += 1) await given(own.confirm(wrongFor(second)));
    expect(await given(own.confirm(second))).toMatchObject({ confirmed: false, message: expect.stringMatching(/^Too many attempts/) });
    engine.server.clock.advance(15 * 60 + 1);
    expect(await given(own.confirm(second))).toEqual({ confirmed: false, ...portalRefusals.pin_wrong });
  });

  it("should send at most five pins in a quarter of an hour, and say when there is no address", async () => {
    const on = await desk(name);
    const { own, org, engine } = on;
    for (let turn = 0; turn < 5; turn += 1) await given(own.sendPin);
    expect(await refusal(own.sendPin)).toMatchObject({ tag: "forbidden", message: expect.stringMatching(/^Too many attempts/) });
    expect(await bodies(on)).toHaveLength(5);
    engine.server.clock.advance(15 * 60 + 1);
    await engine.server.database.asSystem(({ db }) =>
      sql`update contacts set email = '{}', mobile = '{+12025550142}' where con_id = ${org.learner.contact}`.execute(db),
    );
    expect(await given(own.sendPin)).toEqual({ channel: "sms", to: "•••• 0142" });
    await engine.server.database.asSystem(({ db }) =>
      sql`update contacts set mobile = '{}' where con_id = ${org.learner.contact}`.execute(db),
    );
    expect(await refusal(own.sendPin)).toMatchObject({ tag: "conflict", ...portalRefusals.pin_nowhere });
  });

  it("should be for learners only", async () => {
    const { org, engine } = await desk(name);
    const client = await engine.server.as(org.owner);
    expect((await client.get("/api/cg/reveal_secret?field=locker")).status).toBe(401);
    expect((await engine.server.stranger().get("/api/cg/reveal_secret?field=locker")).status).toBe(401);
  });
});
