import * as E from "fp-ts/lib/Either.js";
import { whoText } from "../../../core/audit/audit-who.rule.ts";
import { localDateAt } from "../../../core/kernel/wall-clock.ts";
import { audit } from "../../contract/audit.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { timezoneOf } from "../groups/group-fields.store.ts";
import { Download } from "../http/answer.ts";
import { routesFor } from "../http/routes-for.ts";
import { auditFile } from "./audit-csv.ts";
import { makeAuditLog } from "./audit-log.store.ts";
import { recordNamesOf } from "./audit-names.store.ts";
import { writeAudit } from "./audit.store.ts";

/** Endpoints for the audit log; an export is itself logged. */
export const routes: RouteContribution = ({ database, areas }) => {
  const names = recordNamesOf(areas);
  return routesFor(audit, {
    page: (call) => makeAuditLog(call, names).page(call.query),
    facets: (call) => makeAuditLog(call, names).facets,
    verify: (call) => makeAuditLog(call, names).verify(call.query.after),
    file: (call) => async () => {
      const { tx, actor, query, request } = call;
      const { who, text, ...rest } = query;
      const asked = Object.fromEntries(
        Object.entries({ ...rest, who: who === null ? null : whoText(who) }).filter(([, value]) => value !== null),
      );
      await writeAudit(tx, call, {
        action: "audit.export",
        object_type: "org",
        object_id: actor.org_id,
        before: null,
        after: { ...asked, searched: text !== "" },
      });
      const day = localDateAt(request.now, await timezoneOf(tx, actor.org_id));
      return E.right(new Download(`audit-log-${day}.csv`, () => auditFile(database, names, actor.org_id, actor.role, query)));
    },
    ofContact: (call) => makeAuditLog(call, names).history("contact", call.params.id, call.query.before),
    ofGroup: (call) => makeAuditLog(call, names).history("group", call.params.id, call.query.before),
    ofField: (call) => makeAuditLog(call, names).history("field", call.params.id, call.query.before),
  });
};
