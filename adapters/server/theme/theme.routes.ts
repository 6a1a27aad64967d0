import * as E from "fp-ts/lib/Either.js";
import type { OrgTheme } from "../../../core/theme/org-theme.model.ts";
import { theme } from "../../contract/theme.contract.ts";
import { writeAudit } from "../audit/audit.store.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";

/** Endpoint for an organisation's theme. */
export const routes: RouteContribution = () =>
  routesFor(theme, {
    change: (call) => async () => {
      const { tx, actor } = call;
      const after: OrgTheme = { ...call.body, logo: call.body.logo ?? null };
      const { theme: before } = await tx.db
        .selectFrom("orgs")
        .select("theme")
        .where("org_id", "=", actor.org_id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      await tx.db.updateTable("orgs").set({ theme: after }).where("org_id", "=", actor.org_id).execute();
      await writeAudit(tx, call, { action: "org.theme", object_type: "org", object_id: actor.org_id, before, after });
      return E.right(after);
    },
  });
