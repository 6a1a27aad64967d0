import * as E from "fp-ts/lib/Either.js";
import { type RawBuilder, sql } from "kysely";
import type { ContactLifecycle } from "../../../core/contacts/contact-lifecycle.port.ts";
import { contactLimits } from "../../../core/contacts/contact-query.model.ts";
import type { Contact } from "../../../core/contacts/contact.model.ts";
import { noContact } from "../../../core/contacts/decide-contact-change.rule.ts";
import {
  decideBlocking,
  decideDeletion,
  decidePhoto,
  decideRestoration,
  type LivingContact,
} from "../../../core/contacts/decide-contact-lifecycle.rule.ts";
import { binSeconds, type DeletedContact } from "../../../core/contacts/deleted-contact.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { pagesFor } from "../../../core/kernel/page.ts";
import { type Doer, writeAudit } from "../audit/audit.store.ts";
import type { Tx } from "../storage/database.ts";
import { contactsWith, holdAddresses } from "./contact-duplicates.store.ts";
import { contactColumns, viewerOf } from "./contact-row.ts";
import { inBin } from "./in-bin-condition.ts";

/** The values that a change is logged with. */
type Values = Readonly<Record<"before" | "after", Pick<Contact, "photo"> | null>>;

const rowsPerPage = contactLimits.defaultRows;

/**
 * The user who deleted a contact `c`, from audit rows that are linked or, within the deleting transaction, not linked yet; each has its own
 * index.
 */
const deleter = (linked: boolean): RawBuilder<string | null> => sql`(
  select btrim(u.first_name || ' ' || u.last_name) from audit a join users u on u.user_id = a.actor_id
  where a.org_id = c.org_id and a.object_type = 'contact' and a.object_id = c.con_id::text and a.action = 'contact.delete' and a.actor_kind in ('staff', 'sudo', 'token', 'job')
    and ${linked ? sql`a.hash is not null` : sql`a.hash is null`}
  order by a.at desc, a.audit_id desc limit 1)`;

const deletedColumns = sql<DeletedContact>`
  c.con_id, contact_name(c.first_name, c.last_name, c.email, c.mobile, c.con_id) as name, c.photo, c.deleted_at, c.deleted_at + ${binSeconds} as until,
  coalesce(${deleter(false)}, ${deleter(true)}) as deleted_by`;

/** The lifecycle of contacts, in the transaction of one call; every change is written to the audit log. */
export const makeContactLifecycle = (call: Doer & { readonly tx: Tx }): ContactLifecycle => {
  const { tx } = call;
  const { now } = call.request;
  const viewer = viewerOf(call.actor);
  const binned = sql`c.org_id = ${tx.org} and ${inBin(now)}`;
  const audit = (action: string, id: number, { before, after }: Values): Promise<void> =>
    writeAudit(tx, call, { action, object_type: "contact", object_id: id, before, after });

  const read = async (id: number): Promise<LivingContact | null> => {
    const { rows } = await sql<Contact & { readonly is_deleted: boolean }>`
      select ${contactColumns(viewer)}, c.deleted_at is not null as is_deleted from contacts c
      where c.org_id = ${tx.org} and c.con_id = ${id} and (c.deleted_at is null or ${inBin(now)}) for update`.execute(tx.db);
    if (rows[0] === undefined) return null;
    const { is_deleted: isDeleted, ...contact } = rows[0];
    return { contact, isDeleted };
  };
  const deleted = async (id: number): Promise<E.Either<Failure, DeletedContact>> => {
    const { rows } = await sql<DeletedContact>`select ${deletedColumns} from contacts c where ${binned} and c.con_id = ${id}`.execute(
      tx.db,
    );
    return rows[0] === undefined ? noContact : E.right(rows[0]);
  };
  const write = async (
    id: number,
    change: { deleted_at?: number | null; blocked_at?: number | null; photo?: string | null },
    action: string,
    values: Values = { before: null, after: null },
  ): Promise<E.Either<Failure, Contact>> => {
    await sql`update contacts set version = version + 1, updated_at = ${now} where org_id = ${tx.org} and con_id = ${id}`.execute(tx.db);
    await tx.db.updateTable("contacts").set(change).where("org_id", "=", tx.org).where("con_id", "=", id).execute();
    await audit(action, id, values);
    const { rows } =
      await sql<Contact>`select ${contactColumns(viewer)} from contacts c where c.org_id = ${tx.org} and c.con_id = ${id}`.execute(tx.db);
    return rows[0] === undefined ? noContact : E.right(rows[0]);
  };
  const setBlocked = (id: number, blocked: boolean) => async (): Promise<E.Either<Failure, Contact>> => {
    const stored = await read(id);
    const decision = decideBlocking(stored, blocked);
    if (E.isLeft(decision) || stored === null) return noContact;
    return decision.right === null ? E.right(stored.contact) : write(id, { blocked_at: blocked ? now : null }, decision.right);
  };

  return {
    remove: (id) => async () => {
      const decision = decideDeletion(await read(id));
      if (E.isLeft(decision)) return decision;
      if (decision.right !== null) await write(id, { deleted_at: now }, decision.right);
      return deleted(id);
    },
    restore: (id) => async () => {
      const stored = await read(id);
      if (stored === null) return noContact;
      const { contact, isDeleted } = stored;
      if (isDeleted) await holdAddresses(tx, [...contact.email, ...contact.mobile]);
      const decision = decideRestoration(stored, isDeleted ? await contactsWith(tx, viewer, contact, id) : []);
      if (E.isLeft(decision)) return decision;
      return decision.right === null ? E.right(contact) : write(id, { deleted_at: null }, decision.right);
    },
    bin: (page) => async () => {
      const { rows } =
        await sql<DeletedContact>`select ${deletedColumns} from contacts c where ${binned} order by c.deleted_at desc, c.con_id limit ${rowsPerPage} offset ${(page - 1) * rowsPerPage}`.execute(
          tx.db,
        );
      const { rows: counted } = await sql<{ n: number }>`select count(*) as n from contacts c where ${binned}`.execute(tx.db);
      const count = counted[0]?.n ?? 0;
      return E.right({ results: rows, page, pages: pagesFor(count, rowsPerPage), count });
    },
    block: (id) => setBlocked(id, true),
    unblock: (id) => setBlocked(id, false),
    setPhoto: (id, photo) => async () => {
      const stored = await read(id);
      const decision = decidePhoto(stored, photo);
      if (E.isLeft(decision) || stored === null) return noContact;
      return decision.right === null ? E.right(stored.contact) : write(id, { photo }, "contact.update", decision.right);
    },
  };
};
