import { isAssignedUser } from "../../../core/fields/assigned-user.rule.ts";
import type { FieldViewer } from "../../../core/fields/field-access.rule.ts";
import { isWritableField } from "../../../core/fields/writable-field.rule.ts";
import { mainTargets } from "../../../core/import/guess-mapping.rule.ts";
import { type ImportGate, importGate } from "../../../core/import/import-gate.rule.ts";
import type { ImportTarget } from "../../../core/import/import-mapping.model.ts";
import type { Doer } from "../audit/audit.store.ts";
import { viewerOf } from "../contacts/contact-row.ts";
import { fieldsSeenBy } from "../fields/field-definition.store.ts";
import type { Tx } from "../storage/database.ts";

/** User ids by email. */
const userNumbers = async (tx: Tx): Promise<Readonly<Record<string, string>>> => {
  const users = await tx.db.selectFrom("users").select(["user_id", "email"]).where("org_id", "=", tx.org).where("status", "=", 1).execute();
  return Object.fromEntries(users.map(({ user_id, email }) => [email.toLowerCase(), String(user_id)]));
};

/** The fields that columns of a file can fill: the standard fields, and the writable custom fields that the viewer may see. */
export const importTargets = async (tx: Tx, viewer: FieldViewer): Promise<readonly ImportTarget[]> => {
  const own = (await fieldsSeenBy(tx, viewer)).filter(isWritableField);
  const emails = own.some(isAssignedUser) ? await userNumbers(tx) : {};
  return [
    ...mainTargets,
    ...own.map((field) => ({
      id: `field:${field.name}`,
      label: field.label,
      type: field.type,
      values: field.values,
      ...(isAssignedUser(field) ? { also: emails } : {}),
    })),
  ];
};

/** The conditions under which the actor may create contacts by import. */
export const gateOf = async (tx: Tx, actor: Doer["actor"]): Promise<ImportGate> =>
  actor.kind === "staff" ? importGate(actor, await fieldsSeenBy(tx, viewerOf(actor))) : { mayAdd: false, required: [] };

/** The keys of the custom fields of one type that columns fill. */
export const filledKeys = (mapping: readonly string[], targets: readonly ImportTarget[], type: ImportTarget["type"]): readonly string[] =>
  targets.filter((target) => target.type === type && mapping.includes(target.id)).map(({ id }) => id.replace(/^field:/, ""));
