import * as E from "fp-ts/lib/Either.js";
import { type RawBuilder, sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { contactLimits } from "../../../core/contacts/contact-query.model.ts";
import { contactRefusals } from "../../../core/contacts/contact-refusals.ts";
import { acceptedNote, decideNewNote, type EarlierNote, type NewNoteRow } from "../../../core/contacts/decide-new-note.rule.ts";
import { decideNoteChange, decideNoteDeletion, decideNoteRestoration } from "../../../core/contacts/decide-note-change.rule.ts";
import { foundNote, noteFor } from "../../../core/contacts/find-note.rule.ts";
import type { NoteAudit, NoteWrite, StoredNote } from "../../../core/contacts/note-write.model.ts";
import type { ContactNote } from "../../../core/contacts/note.model.ts";
import type { ContactNotes } from "../../../core/contacts/notes.port.ts";
import type { Decision } from "../../../core/kernel/decision.ts";
import { type Failure, notFound } from "../../../core/kernel/failure.ts";
import { pagesFor } from "../../../core/kernel/page.ts";
import { type Doer, writeAudit } from "../audit/audit.store.ts";
import type { Tx } from "../storage/database.ts";
import { containing } from "../storage/text-search.ts";
import { holdAddresses } from "./contact-duplicates.store.ts";

const rowsPerPage = contactLimits.defaultRows;

const from = sql`contact_notes n join own_contacts c on c.con_id = n.con_id left join users u on u.user_id = n.author_id and u.org_id = n.org_id left join users e on e.user_id = n.editor_id and e.user_id is distinct from n.author_id and e.org_id = n.org_id`;
const columns = sql<StoredNote>`
  n.note_id as id, n.con_id, contact_name(c.first_name, c.last_name, c.email, c.mobile, c.con_id) as contact, n.body, n.author_id, btrim(u.first_name || ' ' || u.last_name) as author, n.editor_id, nullif(btrim(e.first_name || ' ' || e.last_name), '') as editor, n.version, n.created_at, n.updated_at, n.deleted_at`;

/** Notes in the transaction of one call: a write reads, applies its rule and stores the result, with an audit log entry. */
export const makeContactNotes = (call: Omit<Doer, "actor"> & { readonly actor: StaffActor; readonly tx: Tx }): ContactNotes => {
  const { tx, actor } = call;
  const context = { actor, now: call.request.now };

  const find = async (condition: RawBuilder<unknown>, tail: RawBuilder<unknown>): Promise<readonly StoredNote[]> =>
    (await sql<StoredNote>`select ${columns} from ${from} where n.org_id = ${tx.org} and ${condition} ${tail}`.execute(tx.db)).rows;
  const listed = async (condition: RawBuilder<unknown>, tail: RawBuilder<unknown>): Promise<readonly ContactNote[]> =>
    (await find(condition, tail)).map((note) => noteFor(actor, note));
  /** The note, deleted or not, locked until the end of the transaction. */
  const read = async (id: number): Promise<StoredNote | null> => (await find(sql`n.note_id = ${id}`, sql`for update of n`))[0] ?? null;
  const isKnown = async (contact: number): Promise<boolean> =>
    (await sql`select from own_contacts c where c.org_id = ${tx.org} and c.con_id = ${contact}`.execute(tx.db)).rows.length > 0;
  /**
   * The note that an earlier request with this idempotency key created; a concurrent request with the same key waits for the end of this
   * transaction.
   */
  const madeBy = async (key: string): Promise<EarlierNote | null> => {
    await holdAddresses(tx, [key]);
    const { rows } = await sql<{
      note_id: number;
    }>`select note_id from contact_notes where org_id = ${tx.org} and create_key = ${key}::uuid`.execute(tx.db);
    const made = rows[0];
    return made === undefined ? null : { note: await read(made.note_id) };
  };

  const audit = (contact: number, entry: NoteAudit): Promise<void> =>
    writeAudit(tx, call, { ...entry, object_type: "contact", object_id: contact });
  const insert = async (row: NewNoteRow, key: string | undefined): Promise<number> => {
    const { note_id } = await tx.db
      .insertInto("contact_notes")
      .values({ ...row, org_id: tx.org ?? 0, create_key: key ?? null })
      .returning("note_id")
      .executeTakeFirstOrThrow();
    return note_id;
  };
  const write = async ({ note, audit: entry }: NoteWrite): Promise<void> => {
    const { id, con_id, body, editor_id, deleted_at, version, updated_at } = note;
    await tx.db
      .updateTable("contact_notes")
      .set({ body, editor_id, deleted_at, version, updated_at })
      .where("org_id", "=", tx.org)
      .where("note_id", "=", id)
      .execute();
    await audit(con_id, entry);
  };
  const decided = async (
    id: number,
    decide: (stored: StoredNote | null) => Decision<NoteWrite>,
  ): Promise<E.Either<Failure, ContactNote>> => {
    const stored = await read(id);
    const decision = decide(stored);
    if (E.isLeft(decision)) return decision;
    if (decision.right === null) return foundNote(stored, actor);
    await write(decision.right);
    return foundNote(await read(id), actor);
  };

  return {
    of: (contact) => async () => {
      if (!(await isKnown(contact))) return E.left(notFound(contactRefusals.no_contact));
      return E.right(
        await listed(
          sql`n.deleted_at is null and n.con_id = ${contact}`,
          sql`order by n.created_at desc, n.note_id desc limit ${contactLimits.rows}`,
        ),
      );
    },
    all: (page, search) => async () => {
      const condition = sql`n.deleted_at is null and fold_text(n.body) like fold_text(${containing(search.trim())})`;
      const results = await listed(
        condition,
        sql`order by n.created_at desc, n.note_id desc limit ${rowsPerPage} offset ${(page - 1) * rowsPerPage}`,
      );
      const { rows } = await sql<{ n: number }>`select count(*) as n from ${from} where n.org_id = ${tx.org} and ${condition}`.execute(
        tx.db,
      );
      const count = rows[0]?.n ?? 0;
      return E.right({ results, page, pages: pagesFor(count, rowsPerPage), count });
    },
    add: (contact, body, key) => async () => {
      const accepted = acceptedNote(body);
      if (E.isLeft(accepted)) return accepted;
      const earlier = key === undefined ? null : await madeBy(key);
      const hasContact = earlier === null && (await isKnown(contact));
      const decision = decideNewNote({ earlier, con_id: contact, hasContact, body: accepted.right }, context);
      if (E.isLeft(decision)) return decision;
      if (decision.right === null) return foundNote(earlier?.note ?? null, actor);
      const id = await insert(decision.right.row, key);
      await audit(contact, decision.right.audit);
      return foundNote(await read(id), actor);
    },
    edit: (id, body, version) => async () => {
      const accepted = acceptedNote(body);
      return E.isLeft(accepted) ? accepted : decided(id, (stored) => decideNoteChange(stored, { body: accepted.right, version }, context));
    },
    remove: (id) => () => decided(id, (stored) => decideNoteDeletion(stored, context)),
    restore: (id) => () => decided(id, (stored) => decideNoteRestoration(stored, context)),
  };
};
