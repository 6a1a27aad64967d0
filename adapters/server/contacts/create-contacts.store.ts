import * as E from "fp-ts/lib/Either.js";
import { type RawBuilder, sql } from "kysely";
import { mobileKey } from "../../../core/contacts/contact-lists.rule.ts";
import type { NewContact } from "../../../core/contacts/contact-values.model.ts";
import { contactWall, placedBehind } from "../../../core/contacts/contact-wall.rule.ts";
import type { Contact } from "../../../core/contacts/contact.model.ts";
import { filledValues } from "../../../core/contacts/decide-contact-change.rule.ts";
import {
  decideNewContact,
  type EarlierAttempt,
  newContactValues,
  type NewContactValues,
} from "../../../core/contacts/decide-new-contact.rule.ts";
import type { FieldViewer } from "../../../core/fields/field-access.rule.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { normalEmail } from "../../../core/validation/email.rule.ts";
import { closeTrail, type Doer, writeTrail } from "../audit/audit.store.ts";
import { fieldsSeenBy } from "../fields/field-definition.store.ts";
import { beyondWall, planned, type Tx } from "../storage/database.ts";
import type { Sealer } from "../storage/sealer.ts";
import { writtenColumns, writtenColumnsOf, writtenDefinition } from "./contact-columns.ts";
import { type CustomValues, noSealer, putSecrets, readCustomValues } from "./contact-custom-values.store.ts";
import { contactsWith, holdAddresses } from "./contact-duplicates.store.ts";
import { contactColumns, readContact, viewerOf } from "./contact-row.ts";
import { mergedSince } from "./merged-contact.store.ts";

/**
 * A contact to create and its actor; all in one transaction see the same contacts.
 * @property sealer absent: secrets are refused
 * @property isLast nothing follows in the transaction
 */
export type Creation = { readonly doer: Doer; readonly contact: NewContact };
type Creating = {
  readonly tx: Tx;
  readonly sealer?: Sealer | undefined;
  readonly creations: readonly Creation[];
  readonly isLast?: boolean;
};

type Made = E.Either<Failure, Contact>;
type Wanted = Creation & { readonly at: number; readonly key: string | null; readonly values: NewContactValues };
type Ready = Wanted & { readonly own: CustomValues };

const read = ({ doer, contact }: Creation, at: number): E.Either<Failure, Wanted> =>
  E.map((values: NewContactValues): Wanted => ({ doer, contact, at, key: contact.key ?? null, values }))(newContactValues(contact));

const heldBy = ({ key, values: { email, mobile } }: Wanted): readonly string[] => [...email, ...mobile, ...(key === null ? [] : [key])];

/** The contacts that share no address or idempotency key with an earlier one; the others wait for its result. */
const distinctFrom = (wanted: readonly Wanted[]): readonly Wanted[] => {
  const seen = new Set<string>();
  return wanted.filter((one) => {
    const held = heldBy(one);
    const isNew = held.every((text) => !seen.has(text));
    for (const text of held) seen.add(text);
    return isNew;
  });
};

type Met = { readonly at: number; readonly made: number | null };

/**
 * Looks up existing contacts by address or idempotency key, each by its own index lookup: for an existence check the planner would scan the
 * table, for a new address to its end.
 * @param rows JSON of places with their idempotency keys and addresses
 */
export const meetingsOf = (org: number | null, rows: string): RawBuilder<Met> => sql<Met>`
  with w as (select * from jsonb_to_recordset(${rows}::jsonb) as w (at int, key uuid, email text[], mobile text[]))
  select w.at, null::bigint as made from w, unnest(w.email) e (address), lateral (select from own_contacts where org_id = ${org} and email @> array[e.address] offset 0) found
  union all select w.at, null from w, unnest(w.mobile) m (address), lateral (select from own_contacts where org_id = ${org} and mobile @> array[m.address] offset 0) found
  union all select w.at, found.con_id from w, lateral (select con_id from contacts where org_id = ${org} and create_key = w.key offset 0) found`;

/** Contacts that a caller created with the idempotency keys and does not see any more, by place. */
const madeBeyond = async (tx: Tx, rows: readonly { readonly at: number; readonly key: string | null }[]) => {
  const keys = rows.flatMap(({ key }) => key ?? []);
  if (tx.beyondWall === undefined || keys.length === 0) return [];
  const find = sql<{ key: string; con_id: number }>`
    select create_key::text as key, con_id from contacts where org_id = ${tx.org} and create_key = any(${keys}::uuid[])`;
  const { rows: made } = await beyondWall(tx, () => find.execute(tx.db));
  return rows.flatMap(({ at, key }) =>
    made.flatMap((one): readonly (readonly [number, number])[] => (one.key === key ? [[at, one.con_id]] : [])),
  );
};

/**
 * The places that match an existing contact: the contact created with the same idempotency key, else null for a contact with one of the
 * addresses.
 */
const meetings = async (tx: Tx, wanted: readonly Wanted[]): Promise<ReadonlyMap<number, number | null>> => {
  const rows = wanted.map(({ at, key, values: { email, mobile } }) => ({
    at,
    key,
    email: email.map(normalEmail),
    mobile: mobile.map(mobileKey),
  }));
  const met = await planned(tx, meetingsOf(tx.org, JSON.stringify(rows)));
  const all = new Map<number, number | null>(await madeBeyond(tx, rows));
  for (const { at, made } of met) all.set(at, made ?? all.get(at) ?? null);
  return all;
};

const valuesOf = ({ doer: { actor }, values, own }: Ready): NewContactValues => ({
  ...values,
  fields: placedBehind(actor.kind === "staff" ? contactWall(actor) : null, filledValues(own.shown)),
});

const earlierAttempt = async (tx: Tx, viewer: FieldViewer, made: number): Promise<EarlierAttempt> => {
  const contact = await readContact(tx, viewer, made, false);
  return contact === null ? { contact, ...(await mergedSince(tx, viewer, made)) } : { contact, isMerged: false, mergedInto: null };
};

/** Ids are assigned in the order of the rows. */
const insert = async (tx: Tx, ready: readonly Ready[]): Promise<readonly Contact[]> => {
  const rows = ready.map((one) => ({ ...valuesOf(one), key: one.key, now: one.doer.request.now }));
  const made = await planned(
    tx,
    sql<Contact>`
    insert into contacts as c (org_id, ${writtenColumns}, fields, create_key, created_at, updated_at)
    select ${tx.org}::bigint, ${writtenColumnsOf("r")}, r.fields, r.key, r.now, r.now
    from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (key uuid, ${writtenDefinition}, fields jsonb, now bigint)) with ordinality as r (key, ${writtenColumns}, fields, now, place)
    order by r.place returning ${contactColumns(viewerOf(ready[0]?.doer.actor ?? { kind: "system" }))}`,
  );
  return made.toSorted((a, b) => a.con_id - b.con_id);
};

/**
 * Creates contacts as if one after the other: each is refused or created separately, and null marks one that has to wait until these are
 * committed.
 */
export const createContacts = async ({ tx, sealer, creations, isLast = false }: Creating): Promise<readonly (Made | null)[]> => {
  const answers: (Made | null)[] = creations.map(() => null);
  const wanted = creations.flatMap((creation, at) => {
    const one = read(creation, at);
    if (E.isRight(one)) return [one.right];
    answers[at] = one;
    return [];
  });
  const now = distinctFrom(wanted);
  const first = now[0];
  if (first === undefined) return answers;
  const viewer = viewerOf(first.doer.actor);
  const held = now.flatMap(heldBy);
  await holdAddresses(tx, held);
  const met = held.length === 0 ? new Map<number, number | null>() : await meetings(tx, now);
  const fields = await fieldsSeenBy(tx, viewer);
  const ready: Ready[] = [];
  for (const one of now) {
    const made = met.get(one.at) ?? null;
    const earlier = made === null ? null : await earlierAttempt(tx, viewer, made);
    const others = made === null && met.has(one.at) ? await contactsWith(tx, viewer, one.values, null) : [];
    const answer = decideNewContact(earlier, others);
    if (answer !== null) answers[one.at] = answer;
    else {
      const own = await readCustomValues(tx, viewer, one.values.fields, {}, null, one.doer.request.via === "token", fields);
      if (E.isLeft(own)) answers[one.at] = own;
      else if (sealer === undefined && Object.keys(own.right.secrets).length > 0) answers[one.at] = E.left(noSealer);
      else ready.push({ ...one, own: own.right });
    }
  }
  if (ready.length === 0) return answers;
  const contacts = await insert(tx, ready);
  for (const [place, { at, doer, own }] of ready.entries()) {
    const contact = contacts[place];
    if (contact === undefined) throw new Error("Fewer contacts came back than were made.");
    if (sealer !== undefined) await beyondWall(tx, () => putSecrets(tx, sealer, contact.con_id, own.secrets, doer.request.now));
    answers[at] = E.right(contact);
  }
  await (isLast ? closeTrail : writeTrail)(
    tx,
    ready.map((one, place) => ({
      doer: one.doer,
      entry: {
        action: "contact.create",
        object_type: "contact",
        object_id: contacts[place]?.con_id ?? 0,
        before: null,
        after: valuesOf(one),
      },
    })),
  );
  return answers;
};
