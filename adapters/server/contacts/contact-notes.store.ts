import * as E from "fp-ts/lib/Either.js";
import { type RawBuilder, sql } from "kysely";
import type { ContactNote, ContactNotes } from "../../../core/contacts/contact-notes.port.ts";
import { contactLimits } from "../../../core/contacts/contact-query.model.ts";
import { mayChangeNote } from "../../../core/contacts/note-access.rule.ts";
import { conflict, type Failure, forbidden, invalid, notFound } from "../../../core/kernel/failure.ts";
import { pagesFor } from "../../../core/kernel/page.ts";
import { type Doer, writeAudit } from "../audit/audit.store.ts";
import type { Tx } from "../storage/database.ts";
import { holdAddresses } from "./contact-duplicates.store.ts";

const missing = E.left(notFound("There is no such note."));
const empty = invalid({ body: ["Write something first"] });
const rowsPerPage = contactLimits.defaultRows;

const notYours = E.left(forbidden("Only the author of a note and administrators change it."));

const from = sql`contact_notes n join own_contacts c on c.con_id = n.con_id left join users u on u.user_id = n.author_id and u.org_id = n.org_id left join users e on e.user_id = n.editor_id and e.user_id is distinct from n.author_id and e.org_id = n.org_id`;
const columns = sql<Omit<ContactNote, "editable">>`
  n.note_id as id, n.con_id, contact_name(c.first_name, c.last_name, c.email, c.mobile, c.con_id) as contact, n.body, n.author_id, btrim(u.first_name || ' ' || u.last_name) as author, nullif(btrim(e.first_name || ' ' || e.last_name), '') as editor, n.version, n.created_at, n.updated_at`;

/** Notes in the transaction of one call; every change is written to the trail. */
export const makeContactNotes = (call: Doer & { readonly tx: Tx }): ContactNotes => {
  const { tx } = call;
  const { now } = call.request;
  const author = call.actor.kind === "staff" ? call.actor.user_id : null;
  const audit = (action: string, note: Pick<ContactNote, "con_id">, before: string | null, after: string | null): Promise<void> =>
    writeAudit(tx, call, { action, object_type: "contact", object_id: note.con_id, before: before === null ? null : { note: before }, after: after === null ? null : { note: after } });
  const mayChange = (note: Pick<ContactNote, "author_id">): boolean => call.actor.kind === "staff" && mayChangeNote(call.actor, note);
  const find = async (condition: RawBuilder<unknown>, tail: RawBuilder<unknown>): Promise<readonly ContactNote[]> => {
    const { rows } = await sql<Omit<ContactNote, "editable">>`select ${columns} from ${from} where n.org_id = ${tx.org} and ${condition} ${tail}`.execute(tx.db);
    return rows.map((note) => ({ ...note, editable: mayChange(note) }));
  };
  const one = async (id: number, isDeleted: boolean | null): Promise<ContactNote | null> =>
    (await find(sql`n.note_id = ${id} and (${isDeleted}::boolean is null or (n.deleted_at is not null) = ${isDeleted})`, sql`for update of n`))[0] ?? null;
  const write = async (note: ContactNote, action: string, change: { body?: string; editor_id?: number | null; deleted_at?: number | null }, before: string | null, after: string | null): Promise<E.Either<Failure, ContactNote>> => {
    await tx.db.updateTable("contact_notes").set({ ...change, version: note.version + 1, updated_at: now }).where("org_id", "=", tx.org).where("note_id", "=", note.id).execute();
    await audit(action, note, before, after);
    return E.fromNullable(notFound("There is no such note."))(await one(note.id, null));
  };
  const isKnown = async (contact: number): Promise<boolean> => (await sql`select from own_contacts c where c.org_id = ${tx.org} and c.con_id = ${contact}`.execute(tx.db)).rows.length > 0;
  /** What an attempt made before; others with the same one wait until this has lasted. */
  const madeBy = async (key: string): Promise<E.Either<Failure, ContactNote> | null> => {
    await holdAddresses(tx, [key]);
    const { rows } = await sql<{ note_id: number }>`select note_id from contact_notes where org_id = ${tx.org} and create_key = ${key}::uuid`.execute(tx.db);
    const made = rows[0];
    return made === undefined ? null : E.fromNullable(conflict("This note was added before and has been deleted since."))(await one(made.note_id, false));
  };

  return {
    of: (contact) => async () => {
      if (!(await isKnown(contact))) return E.left(notFound("There is no such contact."));
      return E.right(await find(sql`n.deleted_at is null and n.con_id = ${contact}`, sql`order by n.created_at desc, n.note_id desc limit ${contactLimits.rows}`));
    },
    all: (page, search) => async () => {
      const like = `%${search.trim().replace(/[\\%_]/g, "\\$&")}%`;
      const condition = sql`n.deleted_at is null and fold_text(n.body) like fold_text(${like})`;
      const results = await find(condition, sql`order by n.created_at desc, n.note_id desc limit ${rowsPerPage} offset ${(page - 1) * rowsPerPage}`);
      const { rows } = await sql<{ n: number }>`select count(*) as n from ${from} where n.org_id = ${tx.org} and ${condition}`.execute(tx.db);
      const count = rows[0]?.n ?? 0;
      return E.right({ results, page, pages: pagesFor(count, rowsPerPage), count });
    },
    add: (contact, body, key) => async () => {
      if (body.trim() === "") return E.left(empty);
      const again = key === undefined ? null : await madeBy(key);
      if (again !== null) return again;
      if (!(await isKnown(contact))) return E.left(notFound("There is no such contact."));
      const { note_id } = await tx.db
        .insertInto("contact_notes")
        .values({ org_id: tx.org ?? 0, con_id: contact, body: body.trim(), create_key: key ?? null, author_id: author, created_at: now, updated_at: now, deleted_at: null })
        .returning("note_id")
        .executeTakeFirstOrThrow();
      await audit("note.create", { con_id: contact }, null, body.trim());
      return E.fromNullable(notFound("There is no such note."))(await one(note_id, false));
    },
    edit: (id, body, version) => async () => {
      if (body.trim() === "") return E.left(empty);
      const note = await one(id, false);
      if (note === null) return missing;
      if (!note.editable) return notYours;
      if (note.body === body.trim()) return E.right(note);
      if (note.version !== version) return E.left(conflict("Somebody else changed this note in the meantime.", note));
      return write(note, "note.update", { body: body.trim(), editor_id: author }, note.body, body.trim());
    },
    remove: (id) => async () => {
      const note = await one(id, false);
      if (note === null) return missing;
      return note.editable ? write(note, "note.delete", { deleted_at: now }, note.body, null) : notYours;
    },
    restore: (id) => async () => {
      const note = await one(id, true);
      if (note === null) return missing;
      return note.editable ? write(note, "note.restore", { deleted_at: null }, null, note.body) : notYours;
    },
  };
};
