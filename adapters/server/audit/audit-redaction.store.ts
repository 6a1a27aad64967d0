import { sql } from "kysely";
import type { AuditRedaction } from "../../../core/audit/audit-redaction.model.ts";
import type { FieldViewer } from "../../../core/fields/field-access.rule.ts";
import { FieldType } from "../../../core/fields/field-type.model.ts";
import type { Tx } from "../storage/database.ts";

/**
 * What the viewer may see of custom fields in the audit log.
 * @property names fields whose values are not searched for this viewer
 */
export type AuditVisibility = {
  readonly redaction: AuditRedaction;
  readonly labels: ReadonlyMap<string, string>;
  readonly typeOf: (field: string) => FieldType | undefined;
  readonly names: readonly string[];
};

type Row = { readonly name: string; readonly label: string; readonly type: string; readonly hidden: boolean };

/**
 * The redaction of custom fields for a viewer: secrets are masked for everyone; hidden fields are masked for owners and administrators and
 * dropped for other roles.
 */
export const auditVisibility = async (tx: Tx, viewer: FieldViewer): Promise<AuditVisibility> => {
  const { rows } =
    await sql<Row>`select f.name, f.label, f.type, f.name = any (hidden_fields(${tx.org}, ${viewer})) as hidden from fields f where f.org_id = ${tx.org}`.execute(
      tx.db,
    );
  const isAdmin = viewer === "owner" || viewer === "admin";
  const hidden = rows.filter((row) => row.hidden);
  const masked = [...rows.filter(({ type }) => type === "secret"), ...(isAdmin ? hidden : [])].map(({ name }) => name);
  const dropped = isAdmin ? [] : hidden.map(({ name }) => name);
  const types = new Map(rows.map(({ name, type }) => [name, type]));
  return {
    redaction: { masked: new Set(masked), dropped: new Set(dropped) },
    labels: new Map(rows.map(({ name, label }) => [name, label])),
    typeOf: (field) => [types.get(field)].find(FieldType.is),
    names: [...new Set([...masked, ...dropped])],
  };
};
