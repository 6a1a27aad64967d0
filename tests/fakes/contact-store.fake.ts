import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { contactName } from "../../core/contacts/contact-name.rule.ts";
import { type ContactSort, sortParts } from "../../core/contacts/contact-query.model.ts";
import { contactSearchTerms, matchesSearch } from "../../core/contacts/contact-search.rule.ts";
import type { ContactValues } from "../../core/contacts/contact-values.model.ts";
import type { Contact } from "../../core/contacts/contact.model.ts";
import type { ContactStore } from "../../core/contacts/contacts.port.ts";
import {
  acceptedContactValues,
  addedAddresses,
  type AskedChange,
  contactAfter,
  decideArchiving,
  decideContactChange,
  filledValues,
  noContact,
} from "../../core/contacts/decide-contact-change.rule.ts";
import { decideNewContact, newContactValues } from "../../core/contacts/decide-new-contact.rule.ts";
import { filterMoment } from "../../core/filters/filter-moment.rule.ts";
import { filterPredicate } from "../../core/filters/filter-predicate.rule.ts";
import { contactFields } from "../../core/groups/contact-fields.rule.ts";
import { acceptedFilter } from "../../core/groups/group-filter.rule.ts";
import type { Failure } from "../../core/kernel/failure.ts";
import { pagesFor } from "../../core/kernel/page.ts";

const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const comparers = {
  name: (a: Contact, b: Contact) => byText(folded(a.last_name), folded(b.last_name)) || byText(folded(a.first_name), folded(b.first_name)),
  created: (a: Contact, b: Contact) => a.created_at - b.created_at,
  updated: (a: Contact, b: Contact) => a.updated_at - b.updated_at,
};

/** Contacts in an order of lists; own fields have none here. */
export const inOrder = (contacts: readonly Contact[], sort: ContactSort): readonly Contact[] => {
  const { by, isDescending } = sortParts(sort);
  const compare = comparers[by === "field" ? "name" : by];
  return contacts.toSorted((a, b) => (compare(a, b) || a.con_id - b.con_id) * (isDescending ? -1 : 1));
};

export type ContactStoreFake = ContactStore & {
  readonly all: () => readonly Contact[];
  /** Changes a contact behind everybody's back. */
  readonly changeAside: (id: number, change: Partial<Contact>) => void;
  /** Takes a contact out of everybody's sight, or back into it. */
  readonly hide: (id: number) => Contact | undefined;
  /** A contact that was taken out of sight. */
  readonly hidden: (id: number) => Contact | undefined;
  readonly show: (id: number) => Contact | undefined;
  readonly having: (values: ContactValues, except: number | null) => readonly Contact[];
};

/**
 * Contacts in memory, by the same rules.
 * @param now epoch seconds
 */
export const makeContactStoreFake = (now: () => number): ContactStoreFake => {
  const held = new Map<number, Contact>();
  const hidden = new Map<number, Contact>();
  const attempts = new Map<string, number>();

  const put = (contact: Omit<Contact, "name">): Contact => {
    const named = { ...contact, name: contactName(contact) };
    held.set(contact.con_id, named);
    return named;
  };
  const got = (id: number): E.Either<Failure, Contact> => {
    const contact = held.get(id);
    return contact === undefined ? noContact : E.right(contact);
  };
  const having = ({ email = [], mobile = [] }: ContactValues, except: number | null): readonly Contact[] =>
    [...held.values()]
      .filter(
        (one) =>
          one.con_id !== except && (one.email.some((text) => email.includes(text)) || one.mobile.some((text) => mobile.includes(text))),
      )
      .toSorted((a, b) => Number(a.archived) - Number(b.archived) || comparers.name(a, b))
      .slice(0, 5);
  const changed = (contact: Contact, change: Partial<Contact>): Contact => put(contactAfter(contact, change, now()));
  const write = (id: number, change: AskedChange): E.Either<Failure, Contact> => {
    const stored = held.get(id) ?? null;
    const decision = decideContactChange(stored, change, stored === null ? [] : having(addedAddresses(change.values, stored), id));
    if (E.isLeft(decision) || stored === null) return E.isLeft(decision) ? decision : noContact;
    return E.right(decision.right === null ? stored : changed(stored, decision.right.values));
  };
  const move = (id: number, archived: boolean) => async (): Promise<E.Either<Failure, Contact>> => {
    const stored = held.get(id) ?? null;
    const decision = decideArchiving(stored, archived);
    if (E.isLeft(decision) || stored === null) return noContact;
    return E.right(decision.right === null ? stored : changed(stored, { archived }));
  };

  return {
    all: () => [...held.values()],
    hide: (id) => {
      const contact = held.get(id);
      if (contact !== undefined) hidden.set(id, contact);
      held.delete(id);
      return contact;
    },
    hidden: (id) => hidden.get(id),
    show: (id) => {
      const contact = hidden.get(id);
      hidden.delete(id);
      return contact === undefined ? undefined : changed(contact, {});
    },
    having,
    changeAside: (id, change) => {
      const contact = held.get(id);
      if (contact !== undefined) changed(contact, change);
    },
    list:
      ({ page, limit, sort, search, archived, filters, fields, count }) =>
      async () => {
        const read = filters === null || filters === undefined ? null : acceptedFilter(filters, contactFields);
        if (read !== null && E.isLeft(read)) return read;
        const takes = read === null ? () => true : filterPredicate(read.right, filterMoment(now(), "UTC"));
        const found = [...held.values()].filter(
          (one) => one.archived === archived && matchesSearch(one, contactSearchTerms(search)) && takes({ ...one.fields, ...one }),
        );
        const sorted = inOrder(found, sort);
        const results = sorted
          .slice((page - 1) * limit, page * limit)
          .map((one) =>
            fields === null
              ? one
              : { ...one, fields: Object.fromEntries(Object.entries(one.fields).filter(([key]) => fields.includes(key))) },
          );
        const seen = (page - 1) * limit + results.length;
        if (!count)
          return E.right({
            results,
            page,
            pages: page + Number(results.length === limit),
            count: seen,
            at_least: results.length === limit,
          });
        return E.right({ results, page, pages: pagesFor(found.length, limit), count: found.length, at_least: false });
      },
    get: (id) => async () => got(id),
    create:
      ({ key, ...given }) =>
      async () => {
        const values = newContactValues(given);
        if (E.isLeft(values)) return values;
        const made = key === undefined ? undefined : attempts.get(key);
        const earlier = made === undefined ? null : { contact: held.get(made) ?? null, isMerged: false, mergedInto: null };
        const answer = decideNewContact(earlier, having(values.right, null));
        if (answer !== null) return answer;
        const con_id = held.size + hidden.size + 1;
        if (key !== undefined) attempts.set(key, con_id);
        const fields = filledValues(values.right.fields);
        return E.right(
          put({
            id: String(con_id),
            con_id,
            ...values.right,
            fields,
            photo: null,
            archived: false,
            blocked: false,
            version: 1,
            created_at: now(),
            updated_at: now(),
          }),
        );
      },
    update: (id, { version, ...change }) =>
      pipe(
        TE.fromEither(acceptedContactValues(change)),
        TE.chainEitherK((values) => write(id, { version, values, hasSecrets: false })),
      ),
    archive: (id) => move(id, true),
    unarchive: (id) => move(id, false),
    names: (query) => async () =>
      E.right(
        [...held.values()]
          .filter((one) =>
            "ids" in query ? query.ids.includes(one.con_id) : !one.archived && matchesSearch(one, contactSearchTerms(query.search)),
          )
          .toSorted(comparers.name)
          .slice(0, 25)
          .map(({ con_id, name, photo, email, mobile }) => ({ con_id, name, photo, info: email[0] ?? mobile[0] ?? "" })),
      ),
    duplicates:
      ({ $or }) =>
      async () =>
        E.right(
          having(
            {
              email: $or.flatMap((one) => ("email" in one ? one.email.$in : [])),
              mobile: $or.flatMap((one) => ("mobile" in one ? one.mobile.$in : [])),
            },
            null,
          ),
        ),
  };
};
