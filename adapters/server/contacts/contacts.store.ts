import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { sql } from "kysely";
import { editedFields, isInPlace, valuesOf } from "../../../core/contacts/contact-edit.rule.ts";
import type { ContactChange, ContactValues } from "../../../core/contacts/contact-values.model.ts";
import { isNobody, nobodyMessage, normalContactValues } from "../../../core/contacts/contact-values.rule.ts";
import { type Contact, ContactPage } from "../../../core/contacts/contact.model.ts";
import type { ContactStore } from "../../../core/contacts/contacts.port.ts";
import { conflict, type Failure, invalid, notFound } from "../../../core/kernel/failure.ts";
import { type Doer, writeAudit } from "../audit/audit.store.ts";
import type { Tx } from "../storage/database.ts";
import { contactPageText } from "./contact-list.store.ts";
import { contactColumns } from "./contact-row.ts";
import { addressesOf, contactsWith, holdAddresses } from "./contact-duplicates.store.ts";

const missing = E.left(notFound("There is no such contact."));
const normal = (values: ContactValues): E.Either<Failure, ContactValues> => E.mapLeft(invalid)(normalContactValues(values));

/** Contacts in the transaction of one call; what changes is written to the trail. */
export const makeContactStore = (call: Doer & { readonly tx: Tx }): ContactStore => {
  const { tx } = call;
  const { now } = call.request;
  const audit = (action: string, id: number, before: ContactValues | null, after: ContactValues | null): Promise<void> =>
    writeAudit(tx, call, { action, object_type: "contact", object_id: id, before, after });

  const read = async (id: number, lock: boolean): Promise<Contact | null> => {
    const { rows } = await sql<Contact>`
      select ${contactColumns} from contacts c where c.org_id = ${tx.org} and c.con_id = ${id} and c.deleted_at is null ${lock ? sql`for update` : sql``}`.execute(tx.db);
    return rows[0] ?? null;
  };

  const insert = async (key: string | null, values: ContactValues): Promise<E.Either<Failure, Contact>> => {
    if (isNobody(values)) return E.left(invalid({ first_name: [nobodyMessage] }));
    const { first_name = "", last_name = "", email = [], mobile = [], tags = [] } = values;
    await holdAddresses(tx, values, key);
    const made = key === null ? [] : await tx.db.selectFrom("contacts").select("con_id").where("org_id", "=", tx.org).where("create_key", "=", key).execute();
    const again = made[0] === undefined ? null : await read(made[0].con_id, false);
    if (again !== null) return E.right(again);
    const others = await contactsWith(tx, values, null);
    if (others.length > 0) return E.left(conflict("A contact with this email or mobile already exists.", others));
    const { rows } = await sql<Contact>`
      insert into contacts as c (org_id, first_name, last_name, email, mobile, tags, create_key, created_at, updated_at)
      values (${tx.org}, ${first_name}, ${last_name}, ${email}, ${mobile}, ${tags}, ${key}, ${now}, ${now}) returning ${contactColumns}`.execute(tx.db);
    const contact = rows[0];
    if (contact === undefined) return missing;
    await audit("contact.create", contact.con_id, null, { first_name, last_name, email, mobile, tags });
    return E.right(contact);
  };

  const write = async (id: number, version: number, values: ContactValues): Promise<E.Either<Failure, Contact>> => {
    await holdAddresses(tx, values, null);
    const stored = await read(id, true);
    if (stored === null) return missing;
    if (isInPlace(values, stored)) return E.right(stored);
    if (stored.version !== version) return E.left(conflict("Somebody else changed this contact in the meantime.", stored));
    if (isNobody({ ...stored, ...values })) return E.left(invalid({ [editedFields(values)[0] ?? "first_name"]: [nobodyMessage] }));
    const other = (await contactsWith(tx, addressesOf(values, stored), id))[0];
    if (other !== undefined) return E.left(invalid({ [values.email === undefined ? "mobile" : "email"]: [`${other.name} has this already`] }));
    const set = sql.join(editedFields(values).map((field) => sql`${sql.ref(field)} = ${values[field]}`));
    const { rows } = await sql<Contact>`
      update contacts c set ${set}, version = version + 1, updated_at = ${now} where c.org_id = ${tx.org} and c.con_id = ${id} returning ${contactColumns}`.execute(tx.db);
    await audit("contact.update", id, valuesOf(stored, editedFields(values)), values);
    return rows[0] === undefined ? missing : E.right(rows[0]);
  };

  const move = (id: number, archive: boolean) => async (): Promise<E.Either<Failure, Contact>> => {
    const stored = await read(id, true);
    if (stored === null) return missing;
    if (stored.archived === archive) return E.right(stored);
    const { rows } = await sql<Contact>`
      update contacts c set archived_at = ${archive ? now : null}, version = version + 1, updated_at = ${now}
      where c.org_id = ${tx.org} and c.con_id = ${id} returning ${contactColumns}`.execute(tx.db);
    await audit(archive ? "contact.archive" : "contact.unarchive", id, null, null);
    return rows[0] === undefined ? missing : E.right(rows[0]);
  };

  return {
    list: (query) => async () => E.mapLeft((): Failure => ({ tag: "malformed", endpoint: "contacts.list", report: [] }))(ContactPage.decode(JSON.parse(await contactPageText(tx, query)))),
    get: (id) => async () => E.fromNullable(notFound("There is no such contact."))(await read(id, false)),
    create: (contact) => pipe(TE.fromEither(normal(contact)), TE.chain((values) => () => insert(contact.key ?? null, values))),
    update: (id, { version, ...change }: ContactChange) => pipe(TE.fromEither(normal(change)), TE.chain((values) => () => write(id, version, values))),
    archive: (id) => move(id, true),
    unarchive: (id) => move(id, false),
    duplicates: ({ $or }) => async () => {
      const among = { email: $or.flatMap((branch) => ("email" in branch ? branch.email.$in : [])), mobile: $or.flatMap((branch) => ("mobile" in branch ? branch.mobile.$in : [])) };
      return E.right(await contactsWith(tx, among, null));
    },
  };
};
