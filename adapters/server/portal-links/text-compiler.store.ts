import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { compileText } from "../../../core/contacts/compile-text.rule.ts";
import { contactVariables, type VariableField } from "../../../core/contacts/contact-variables.rule.ts";
import type { Contact } from "../../../core/contacts/contact.model.ts";
import { noContact } from "../../../core/contacts/decide-contact-change.rule.ts";
import type { TextCompiler } from "../../../core/contacts/text-compiler.port.ts";
import type { Language } from "../../../core/portal/language.rule.ts";
import type { Doer } from "../audit/audit.store.ts";
import { contactColumns, viewerOf } from "../contacts/contact-row.ts";
import type { Tx } from "../storage/database.ts";

type Asking = Pick<Doer, "actor"> & { readonly tx: Tx };

/** An active contact as the caller sees it; null when there is none. */
export const readContact = async ({ tx, actor }: Asking, id: number): Promise<Contact | null> => {
  const { rows } =
    await sql<Contact>`select ${contactColumns(viewerOf(actor))} from contacts c where c.org_id = ${tx.org} and c.con_id = ${id} and c.deleted_at is null`.execute(
      tx.db,
    );
  return rows[0] ?? null;
};

/** The values of the variables in the contact's language, including the portal's title, without fields that the caller may not see. */
export const variablesFor = async ({ tx, actor }: Asking, contact: Contact | null): Promise<ReadonlyMap<string, string>> => {
  const { rows: fields } =
    await sql<VariableField>`select f.name, f.type, field_choices(f.org_id, f.name, f.options) as values from fields f where f.org_id = ${tx.org} and f.bucket is distinct from 'http' and f.name <> all (hidden_fields(${tx.org}, ${viewerOf(actor)}))`.execute(
      tx.db,
    );
  const { rows } = await sql<{ timezone: string; language: Language | null; portal: string | null }>`
    select o.timezone, (select c.language from contacts c where c.org_id = o.org_id and c.con_id = ${contact?.con_id ?? null}::bigint) as language, (select p.title from portals p where p.org_id = o.org_id and p.closed_at is null order by p.created_at, p.pid limit 1) as portal from orgs o where o.org_id = ${tx.org}`.execute(
    tx.db,
  );
  const { timezone = "UTC", language = null, portal = null } = rows[0] ?? {};
  const variables = contactVariables(contact, fields, { language: language ?? "en", timeZone: timezone });
  return new Map([...variables, ...(portal === null ? [] : [["portal", portal] as const])]);
};

/** Fills in texts with variables, in the transaction of one call. */
export const makeTextCompiler = (call: Asking): TextCompiler => ({
  compile: (text, id) => async () => {
    const contact = id === null ? null : await readContact(call, id);
    if (id !== null && contact === null) return noContact;
    return E.right(compileText(text, await variablesFor(call, contact)));
  },
});
