import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { sql } from "kysely";
import { editedFields, valueOfField } from "../../../core/contacts/contact-edit.rule.ts";
import type { ContactChange, ContactValues } from "../../../core/contacts/contact-values.model.ts";
import { type Contact, ContactPage } from "../../../core/contacts/contact.model.ts";
import type { ContactStore } from "../../../core/contacts/contacts.port.ts";
import {
  acceptedContactValues,
  addedAddresses,
  decideArchiving,
  decideContactChange,
  filledValues,
  noContact,
} from "../../../core/contacts/decide-contact-change.rule.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { type Doer, writeAudit } from "../audit/audit.store.ts";
import type { Tx } from "../storage/database.ts";
import type { Sealer } from "../storage/sealer.ts";
import { type CustomValues, noSealer, putSecrets, readCustomValues } from "./contact-custom-values.store.ts";
import { contactsWith, holdAddresses } from "./contact-duplicates.store.ts";
import { contactPageText } from "./contact-list.store.ts";
import { contactNames } from "./contact-names.store.ts";
import { contactColumns, readContact, viewerOf } from "./contact-row.ts";
import { createContacts } from "./create-contacts.store.ts";

const emptied = (values: Contact["fields"]): readonly string[] => Object.keys(values).filter((name) => values[name] === null);

/**
 * Contacts in the transaction of one call; changes are written to the audit log.
 * @param call without a sealer, secrets are refused
 */
export const makeContactStore = (call: Doer & { readonly tx: Tx; readonly sealer?: Sealer }): ContactStore => {
  const { tx, sealer } = call;
  const viewer = viewerOf(call.actor);
  const { now } = call.request;
  const audit = (action: string, id: number, before: ContactValues | null, after: ContactValues | null): Promise<void> =>
    writeAudit(tx, call, { action, object_type: "contact", object_id: id, before, after });

  const read = (id: number, lock: boolean): Promise<Contact | null> => readContact(tx, viewer, id, lock);

  const custom = async (
    given: ContactValues["fields"],
    stored: Contact["fields"],
    id: number | null,
  ): Promise<E.Either<Failure, CustomValues>> => {
    const read = await readCustomValues(tx, viewer, given, stored, id, call.request.via === "token");
    return E.isRight(read) && sealer === undefined && Object.keys(read.right.secrets).length > 0 ? E.left(noSealer) : read;
  };
  const hide = async (id: number, { secrets }: CustomValues): Promise<void> => {
    if (sealer !== undefined) await putSecrets(tx, sealer, id, secrets, now);
  };

  const write = async (id: number, version: number, given: ContactValues): Promise<E.Either<Failure, Contact>> => {
    await holdAddresses(tx, [...(given.email ?? []), ...(given.mobile ?? [])]);
    const stored = await read(id, true);
    if (stored === null) return noContact;
    const own = await custom(given.fields, stored.fields, id);
    if (E.isLeft(own)) return own;
    const values: ContactValues = given.fields === undefined ? given : { ...given, fields: own.right.shown };
    const others = await contactsWith(tx, viewer, addedAddresses(values, stored), id);
    const decision = decideContactChange(stored, { version, values, hasSecrets: Object.keys(own.right.secrets).length > 0 }, others);
    if (E.isLeft(decision)) return decision;
    if (decision.right === null) return E.right(stored);
    const { fields: shown, ...plain } = values;
    const set = sql.join([
      ...editedFields(plain).map((field) => sql`${sql.ref(field)} = ${valueOfField(plain, field)}`),
      ...(shown === undefined
        ? []
        : [sql`fields = (c.fields || ${JSON.stringify(filledValues(shown))}::jsonb) - ${emptied(shown)}::text[]`]),
      sql`version = version + 1`,
      sql`updated_at = ${now}`,
    ]);
    await hide(id, own.right);
    const { rows } = await sql<Contact>`
      update contacts c set ${set} where c.org_id = ${tx.org} and c.con_id = ${id} returning ${contactColumns(viewer)}`.execute(tx.db);
    await audit("contact.update", id, decision.right.before, decision.right.values);
    return rows[0] === undefined ? noContact : E.right(rows[0]);
  };

  const move = (id: number, archived: boolean) => async (): Promise<E.Either<Failure, Contact>> => {
    const stored = await read(id, true);
    const decision = decideArchiving(stored, archived);
    if (E.isLeft(decision) || stored === null) return noContact;
    if (decision.right === null) return E.right(stored);
    const { rows } = await sql<Contact>`
      update contacts c set archived_at = ${archived ? now : null}, version = version + 1, updated_at = ${now}
      where c.org_id = ${tx.org} and c.con_id = ${id} returning ${contactColumns(viewer)}`.execute(tx.db);
    await audit(decision.right, id, null, null);
    return rows[0] === undefined ? noContact : E.right(rows[0]);
  };

  return {
    list: (query) => async () => {
      const text = await contactPageText({ tx, viewer, now }, query);
      return E.isLeft(text)
        ? text
        : E.mapLeft((): Failure => ({ tag: "malformed", endpoint: "contacts.list", report: [] }))(
            ContactPage.decode(JSON.parse(text.right)),
          );
    },
    get: (id) => async () => {
      const stored = await read(id, false);
      return stored === null ? noContact : E.right(stored);
    },
    create: (contact) => async () => (await createContacts({ tx, sealer, creations: [{ doer: call, contact }] }))[0] ?? noContact,
    update: (id, { version, ...change }: ContactChange) =>
      pipe(
        TE.fromEither(acceptedContactValues(change)),
        TE.chain((values) => () => write(id, version, values)),
      ),
    archive: (id) => move(id, true),
    unarchive: (id) => move(id, false),
    names: (query) => async () => E.right(await contactNames(tx, query)),
    duplicates:
      ({ $or }) =>
      async () => {
        const among = {
          email: $or.flatMap((branch) => ("email" in branch ? branch.email.$in : [])),
          mobile: $or.flatMap((branch) => ("mobile" in branch ? branch.mobile.$in : [])),
        };
        return E.right(await contactsWith(tx, viewer, among, null));
      },
  };
};
