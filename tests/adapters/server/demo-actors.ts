import { sql } from "kysely";
import type { AnyEndpoint } from "../../../adapters/contract/endpoint.ts";
import { openSession } from "../../../adapters/server/auth/session.store.ts";
import { tablesOf } from "../../../adapters/server/backup/catalogue.ts";
import { seedDemo } from "../../../adapters/server/demo/seed-demo.ts";
import type { TestServer } from "./harness.ts";

export type Identity = { readonly cookies: Readonly<Record<string, string>>; readonly csrf: string };

export type DemoActors = {
  /** A fresh session of whoever the call is for: the owner, the demo learner, or nobody. */
  readonly forCall: (endpoint: AnyEndpoint) => Promise<Identity>;
  /** Ids of rows that exist, of any table, the learner's own left out. */
  readonly ids: readonly string[];
};

const nobody: Identity = { cookies: {}, csrf: "" };

/** Seeds the demo and gives identities on it. */
export const demoActors = async ({ database, clock }: TestServer): Promise<DemoActors> => {
  await seedDemo(database, clock.now());
  const facts = { ip: "127.0.0.1", userAgent: "tests", now: clock.now() };
  const { org, owner, learner, pid, ids } = await database.asSystem(async (tx) => {
    const { org_id, user_id } = await tx.db
      .selectFrom("users")
      .select(["org_id", "user_id"])
      .where("role", "=", "owner")
      .executeTakeFirstOrThrow();
    const { con_id } = await tx.db
      .selectFrom("contacts")
      .select("con_id")
      .where(sql<boolean>`email && array['lena@harbor.example']`)
      .executeTakeFirstOrThrow();
    const portal = await tx.db.selectFrom("portals").select("pid").orderBy("created_at").executeTakeFirstOrThrow();
    const found: string[] = [portal.pid];
    for (const { name, identity } of await tablesOf(tx)) {
      if (identity === null) continue;
      const { rows } = await sql<{ id: number }>`select ${sql.ref(identity)} as id from ${sql.table(name)} order by 1 limit 4`.execute(
        tx.db,
      );
      found.push(...rows.map(({ id }) => String(id)));
    }
    return {
      org: org_id,
      owner: user_id,
      learner: con_id,
      pid: portal.pid,
      ids: [...new Set(found)].filter((id) => id !== String(con_id)),
    };
  });
  return {
    ids,
    forCall: async ({ access, path }) => {
      const side = access.kind === "anyone" ? (path.startsWith("/api/cg/") ? "learner" : "nobody") : access.kind;
      if (side === "nobody") return nobody;
      const who =
        side === "staff" ? ({ kind: "staff", org, user: owner } as const) : ({ kind: "learner", org, contact: learner, pid } as const);
      const { token, csrfToken } = await database.asSystem((tx) => openSession(tx, who, facts));
      return { cookies: { [side === "staff" ? "sid" : "portal_sid"]: token }, csrf: csrfToken };
    },
  };
};
