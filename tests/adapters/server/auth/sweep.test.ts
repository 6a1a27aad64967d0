import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApiToken } from "../../../../adapters/server/auth/api-token.store.ts";
import { rememberAddress, takeAttempt } from "../../../../adapters/server/auth/login-attempt.store.ts";
import { createLink } from "../../../../adapters/server/auth/one-time-code.store.ts";
import { openSession } from "../../../../adapters/server/auth/session.store.ts";
import { createSudoLink } from "../../../../adapters/server/auth/sudo-link.store.ts";
import { sweepExpired } from "../../../../adapters/server/auth/sweep.store.ts";
import { noon } from "../harness.ts";
import { type Engines, startBoth } from "../two-engines.ts";
import { seedOrg } from "../two-orgs.ts";

let engines: Engines;
beforeAll(async () => {
  engines = await startBoth("sweeps");
});
afterAll(() => engines.close());

const tables = [
  "sessions",
  "api_tokens",
  "one_time_codes",
  "sudo_links",
  "oidc_attempts",
  "login_failures",
  "known_addresses",
  "contact_exports",
  "views_as",
] as const;
const year = 365 * 24 * 3600;

describe.each(["pglite", "postgres"] as const)("expired rows, on %s", (engine) => {
  it("should be deleted, of every kind, and nothing else", async () => {
    const { database } = engines[engine].server;
    const org = await seedOrg(database, `sweep-${engine}`);
    const make = (at: number, name: string) =>
      database.asSystem(async (tx) => {
        await openSession(tx, { kind: "staff", org: org.org, user: org.owner.user }, { ip: "", userAgent: "", now: at });
        await createApiToken(tx, { org: org.org, user: org.owner.user, name }, at);
        const holder = { org_id: org.org, user_id: name === "old" ? org.owner.user : org.admin.user };
        await createLink(tx, "reset", holder, at);
        await createSudoLink(tx, holder, "Ticket", at);
        await tx.db
          .insertInto("oidc_attempts")
          .values({ attempt_hash: name, state: "", nonce: "", verifier: "", next_path: "/", expires_at: at + 600 })
          .execute();
        const { user } = org.owner;
        const seen = { con_id: org.learner.contact, pid: org.pid, began_at: at, expires_at: at + 900 };
        await tx.db
          .insertInto("views_as")
          .values({ secret_hash: name, org_id: org.org, user_id: user, ...seen })
          .execute();
        await takeAttempt(tx, `staff:${name}`, null, at, "198.51.100.1");
        await rememberAddress(tx, [`staff:known-${name}`], { org: org.org, ip: "198.51.100.1" }, at);
        await tx.db
          .insertInto("contact_exports")
          .values({ org_id: org.org, user_id: org.owner.user, selection: "{}", teams: null, columns: [], bom: false, created_at: at })
          .execute();
      });
    const counts = () =>
      database.asSystem(async ({ db }) =>
        Object.fromEntries(
          await Promise.all(tables.map(async (table) => [table, (await db.selectFrom(table).selectAll().execute()).length] as const)),
        ),
      );
    await database.asSystem(async ({ db }) => {
      for (const table of tables) await db.deleteFrom(table).execute();
    });
    await make(noon - year, "old");
    await make(noon, "fresh");
    expect(await counts()).toEqual(Object.fromEntries(tables.map((table) => [table, 2])));
    expect(await sweepExpired(database, noon + 1)).toBe(tables.length);
    expect(await counts()).toEqual(Object.fromEntries(tables.map((table) => [table, 1])));
    expect(await sweepExpired(database, noon + 1)).toBe(0);
  });
});
