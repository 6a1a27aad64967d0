import { auditColumns, auditLines } from "../../../core/audit/audit-lines.rule.ts";
import type { AuditFilter } from "../../../core/audit/audit-query.model.ts";
import type { FieldViewer } from "../../../core/fields/field-access.rule.ts";
import { csvLine, csvStart } from "../../../core/import/csv-text.rule.ts";
import { timezoneOf } from "../groups/group-fields.store.ts";
import type { Database } from "../storage/database.ts";
import type { RecordNames } from "./audit-names.store.ts";
import { auditVisibility } from "./audit-redaction.store.ts";
import { auditStretch } from "./audit-stretch.store.ts";
import { readableEntries } from "./readable-entries.store.ts";

const batch = 1_000;

/** Streams the audit log as CSV in batches, each in a short transaction of its own and with the access rules of that moment. */
export const auditFile = async function* (
  database: Database,
  names: RecordNames,
  org: number,
  viewer: FieldViewer,
  filter: AuditFilter,
): AsyncGenerator<string> {
  yield csvStart + csvLine(auditColumns);
  for (let before: string | null = null; ;) {
    const from: string | null = before;
    const { text, next } = await database.inOrg(org, async (tx) => {
      const [told, timeZone] = [await auditVisibility(tx, viewer), await timezoneOf(tx, org)];
      const found = await auditStretch(tx, { ...filter, before: from }, batch, timeZone, told.names);
      const entries = await readableEntries(tx, found.rows, { viewer, names, told, timeZone });
      return {
        text: entries
          .flatMap((entry) => auditLines(entry, timeZone))
          .map(csvLine)
          .join(""),
        next: found.next,
      };
    });
    if (text !== "") yield text;
    if (next === null) return;
    before = next;
  }
};
