import type { TestServer } from "./harness.ts";

/**
 * Lists what an organisation's audit trail holds, oldest first.
 * @param area of the actions, such as `campaign`
 */
export const actionsInTrail = async (server: TestServer, org: number, area: string): Promise<readonly string[]> =>
  server.database.asSystem(async ({ db }) => {
    const entries = db.selectFrom("audit").select("action").where("org_id", "=", org).where("action", "like", `${area}.%`);
    return (await entries.orderBy("audit_id").execute()).map(({ action }) => action);
  });
