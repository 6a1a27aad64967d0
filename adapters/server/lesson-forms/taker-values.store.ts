import type { LearnerActor, StaffActor } from "../../../core/access/actor.model.ts";
import type { Signer } from "../../../core/lesson-forms/signing-request.rule.ts";
import { readContact } from "../contacts/contact-row.ts";
import { variablesFor } from "../portal-links/text-compiler.store.ts";
import type { Tx } from "../storage/database.ts";

const nobody: Signer = { name: "", email: "", known: new Map() };

const valuesOfUser = async ({ db, org }: Tx, user: number): Promise<Signer> => {
  const row = await db
    .selectFrom("users")
    .select(["first_name", "last_name", "email", "mobile"])
    .where("org_id", "=", org)
    .where("user_id", "=", user)
    .executeTakeFirst();
  if (row === undefined) return nobody;
  const name = `${row.first_name} ${row.last_name}`.trim();
  const { first_name, last_name, email, mobile } = row;
  return { name, email, known: new Map(Object.entries({ name, first_name, last_name, email, mobile: mobile ?? "" })) };
};

/**
 * Whoever takes a lesson, with their values by contact field: of a contact the ones that learners see of themselves, never secrets; of a
 * member of staff name and addresses.
 */
export const takerValues = async (tx: Tx, actor: LearnerActor | StaffActor): Promise<Signer> => {
  if (actor.kind === "staff") return valuesOfUser(tx, actor.user_id);
  const contact = await readContact(tx, "learner", actor.con_id, false);
  if (contact === null) return nobody;
  return { name: contact.name, email: contact.email[0] ?? "", known: await variablesFor({ tx, actor }, contact) };
};
