import { sql } from "kysely";
import type { RevealedSecret } from "../../../core/fields/secrets.port.ts";
import { type Doer, writeAudit } from "../audit/audit.store.ts";
import type { Tx } from "../storage/database.ts";
import { type Sealer, secretPlace } from "../storage/sealer.ts";
import { fieldsSeenBy } from "./field-definition.store.ts";

type Call = Doer & { readonly tx: Tx; readonly sealer: Sealer };

/**
 * The encrypted secret of a contact; null when there is none, or when the viewer may not see the field.
 * @param eye the viewer of the field
 */
export const sealedSecret = async (
  tx: Tx,
  eye: Parameters<typeof fieldsSeenBy>[1],
  contact: number,
  name: string,
): Promise<string | null> => {
  const field = (await fieldsSeenBy(tx, eye)).find((one) => one.name === name && one.type === "secret");
  const { rows } = await sql<{ sealed: string }>`
    select s.sealed from contact_secrets s join own_contacts c on c.con_id = s.con_id where s.org_id = ${tx.org} and s.con_id = ${contact} and s.name = ${name}`.execute(
    tx.db,
  );
  return field === undefined ? null : (rows[0]?.sealed ?? null);
};

/** Decrypts a secret and records in the audit log that it was revealed. */
export const openSecret = async (call: Call, contact: number, name: string, sealed: string): Promise<RevealedSecret> => {
  await writeAudit(call.tx, call, {
    action: "contact.reveal_secret",
    object_type: "contact",
    object_id: contact,
    before: null,
    after: { field: name },
  });
  return { value: call.sealer.open(sealed, secretPlace(call.tx.org, contact, name)) };
};
