import * as E from "fp-ts/lib/Either.js";
import type { AuditChange, AuditPage } from "../../../core/audit/audit-entry.model.ts";
import { auditLimits, type AuditQuery, wholeTrail } from "../../../core/audit/audit-query.model.ts";
import { auditRefusals } from "../../../core/audit/audit-refusals.ts";
import type { AuditLog, HistoryOf } from "../../../core/audit/audit.port.ts";
import { factOf, isGivenBack } from "../../../core/audit/earlier-value.rule.ts";
import { type Failure, notFound } from "../../../core/kernel/failure.ts";
import { makeContactStore } from "../contacts/contacts.store.ts";
import { fieldOf, fieldsSeenBy } from "../fields/field-definition.store.ts";
import { timezoneOf } from "../groups/group-fields.store.ts";
import type { GroupCall } from "../groups/group-row.ts";
import { makeGroupWrites } from "../groups/groups.store.ts";
import { auditFacets } from "./audit-facets.store.ts";
import type { RecordNames } from "./audit-names.store.ts";
import { auditVisibility } from "./audit-redaction.store.ts";
import type { AuditRow } from "./audit-rows.store.ts";
import { auditStretch } from "./audit-stretch.store.ts";
import { readableEntries } from "./readable-entries.store.ts";
import { verifyChain } from "./verify-chain.store.ts";

/**
 * The audit log as the caller may read it, in the transaction of one call.
 * @param names display names of records by type
 */
export const makeAuditLog = (call: GroupCall, names: RecordNames): AuditLog => {
  const { tx, actor } = call;
  const viewer = actor.role;

  const read = async (query: AuditQuery, earlierOf?: (row: AuditRow, change: AuditChange) => AuditChange): Promise<AuditPage> => {
    const [told, timeZone] = [await auditVisibility(tx, viewer), await timezoneOf(tx, actor.org_id)];
    const { rows, next, searched } = await auditStretch(tx, query, auditLimits.page, timeZone, told.names);
    return {
      entries: await readableEntries(tx, rows, { viewer, names, told, timeZone, ...(earlierOf === undefined ? {} : { earlierOf }) }),
      next,
      searched,
    };
  };

  const isThere: Readonly<Record<HistoryOf, (id: number) => Promise<boolean>>> = {
    contact: async (id) => E.isRight(await makeContactStore(call).get(id)()),
    group: async (id) => E.isRight(await makeGroupWrites(call).get(id)()),
    field: async (id) => (await fieldOf(tx, id, false)) !== null,
  };

  const history = async (of: HistoryOf, id: number, before: string | null): Promise<E.Either<Failure, AuditPage>> => {
    if (!(await isThere[of](id))) return E.left(notFound(auditRefusals.no_such_record({ kind: of })));
    const fields = of === "contact" ? await fieldsSeenBy(tx, viewer) : [];
    const earlierOf = (row: AuditRow, change: AuditChange): AuditChange =>
      of === "contact" && isGivenBack(row, change, fields) ? { ...change, earlier: factOf(row.before, change.field) } : change;
    return E.right(await read({ ...wholeTrail, type: of, record: String(id), before }, earlierOf));
  };

  return {
    page: (query) => async () => E.right(await read(query)),
    facets: async () => E.right(await auditFacets(tx)),
    verify: (after) => async () => E.right(await verifyChain(tx, after)),
    history: (of, id, before) => () => history(of, id, before),
  };
};
