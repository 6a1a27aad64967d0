import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { describe, expect, it } from "vitest";
import { contactDuplicates } from "../../core/contacts/contact-duplicates.rule.ts";
import { firstContacts } from "../../core/contacts/contact-query.model.ts";
import type { Contact } from "../../core/contacts/contact.model.ts";
import type { ContactStore } from "../../core/contacts/contacts.port.ts";
import type { Failure } from "../../core/kernel/failure.ts";

const right = async <A>(task: TaskEither<Failure, A>): Promise<A> => {
  const result = await task();
  if (E.isLeft(result)) throw new Error(`Refused: ${JSON.stringify(result.left)}`);
  return result.right;
};
const left = async <A>(task: TaskEither<Failure, A>): Promise<Failure> => {
  const result = await task();
  if (E.isRight(result)) throw new Error(`Not refused: ${JSON.stringify(result.right)}`);
  return result.left;
};
const names = (contacts: readonly Contact[]): readonly string[] => contacts.map(({ name }) => name);

/**
 * What every store of contacts does.
 * @param make gives a store that holds no contacts yet and a clock to move
 * @param label what kind of store it is
 */
export const contactsConformance = (
  label: string,
  make: () => Promise<{ readonly store: ContactStore; readonly wait: (seconds: number) => void }>,
): void => {
  describe(`Contacts of ${label}`, () => {
    const ada = {
      first_name: " Ada ",
      last_name: "Lovelace",
      email: ["Ada@Example.com ", "ada@example.com"],
      mobile: ["(212) 555-1234"],
      tags: ["#VIP"],
    };

    it("should store names, emails, mobiles and tags normalised and return the contact [A3.01]", async () => {
      const { store } = await make();
      const made = await right(store.create(ada));
      expect(made).toMatchObject({
        name: "Ada Lovelace",
        first_name: "Ada",
        last_name: "Lovelace",
        email: ["ada@example.com"],
        mobile: ["+12125551234"],
        tags: ["vip"],
        archived: false,
        version: 1,
      });
      expect(made.id).toBe(String(made.con_id));
      expect(await right(store.get(made.con_id))).toEqual(made);
    });

    it("should name a contact without names by its email, otherwise its mobile", async () => {
      const { store } = await make();
      expect(await right(store.create({ email: ["x@example.com"], mobile: ["2125550000"] }))).toMatchObject({ name: "x@example.com" });
      expect(await right(store.create({ mobile: ["2125550001"] }))).toMatchObject({ name: "+12125550001" });
    });

    it("should refuse an empty contact", async () => {
      const { store } = await make();
      expect(await left(store.create({ first_name: "  ", email: [""] }))).toMatchObject({
        tag: "invalid",
        errors: { first_name: ["Enter a name, an email or a mobile"] },
      });
    });

    it("should refuse an invalid email or mobile and name its place in the list", async () => {
      const { store } = await make();
      const failure = await left(store.create({ first_name: "A", email: ["fine@example.com", "not one"], mobile: ["12"] }));
      expect(failure).toMatchObject({ tag: "invalid", errors: { "email.1": ["Email is invalid"], "mobile.0": ["Mobile is invalid"] } });
    });

    it("should refuse a contact whose email or mobile another one has, and return that one [A5.14]", async () => {
      const { store } = await make();
      const made = await right(store.create(ada));
      expect(await left(store.create({ first_name: "Eve", email: ["ADA@example.com"] }))).toMatchObject({
        tag: "conflict",
        current: [{ con_id: made.con_id }],
      });
      expect(await left(store.create({ first_name: "Eve", mobile: ["+1 212 555 1234"] }))).toMatchObject({
        tag: "conflict",
        current: [{ con_id: made.con_id }],
      });
    });

    it("should refuse addresses of archived contacts too", async () => {
      const { store } = await make();
      const made = await right(store.create(ada));
      await right(store.archive(made.con_id));
      expect(await left(store.create({ first_name: "Eve", email: ["ada@example.com"] }))).toMatchObject({
        tag: "conflict",
        current: [{ con_id: made.con_id, archived: true }],
      });
    });

    it("should create one contact for a retried attempt", async () => {
      const { store } = await make();
      const attempt = { first_name: "Only", last_name: "Once", key: "0b4f6a3e-6a53-4a57-9d7e-1c54c3bd7f11" };
      const first = await right(store.create(attempt));
      expect(await right(store.create(attempt))).toEqual(first);
      expect((await right(store.list(firstContacts))).count).toBe(1);
    });

    it("should find the contacts with one of the emails or mobiles [A7.19]", async () => {
      const { store } = await make();
      await right(store.create(ada));
      await right(store.create({ first_name: "Bob", mobile: ["2125559999"] }));
      await right(store.create({ first_name: "Cy", email: ["cy@example.com"] }));
      const filter = contactDuplicates({ email: ["ADA@example.com"], mobile: ["212-555-9999"] });
      expect(filter).not.toBeNull();
      if (filter !== null) expect(names(await right(store.duplicates(filter)))).toEqual(["Bob", "Ada Lovelace"]);
    });

    it("should return names of contacts by a search or by ids, archived ones only by id", async () => {
      const { store } = await make();
      const made = await right(store.create(ada));
      const bob = await right(store.create({ first_name: "Bob", email: ["bob@love.example"] }));
      await right(store.archive(bob.con_id));
      expect(await right(store.names({ search: "love" }))).toEqual([
        { con_id: made.con_id, name: "Ada Lovelace", photo: null, info: made.email[0] ?? made.mobile[0] ?? "" },
      ]);
      expect((await right(store.names({ ids: [made.con_id, bob.con_id, 999_999_999] }))).map(({ name }) => name)).toEqual([
        "Bob",
        "Ada Lovelace",
      ]);
    });

    it("should change the given fields and nothing else [B7.12]", async () => {
      const { store, wait } = await make();
      const made = await right(store.create(ada));
      wait(5);
      const changed = await right(store.update(made.con_id, { version: made.version, last_name: "King" }));
      expect(changed).toEqual({ ...made, last_name: "King", name: "Ada King", version: 2, updated_at: made.updated_at + 5 });
      expect(await right(store.get(made.con_id))).toEqual(changed);
    });

    it("should refuse a change of an older version, and return the stored contact", async () => {
      const { store } = await make();
      const made = await right(store.create(ada));
      const theirs = await right(store.update(made.con_id, { version: 1, last_name: "King" }));
      expect(await left(store.update(made.con_id, { version: 1, last_name: "Byron" }))).toMatchObject({ tag: "conflict", current: theirs });
      expect(await right(store.get(made.con_id))).toEqual(theirs);
    });

    it("should treat a change that is already stored as done, whatever its version", async () => {
      const { store } = await make();
      const made = await right(store.create(ada));
      const changed = await right(store.update(made.con_id, { version: 1, last_name: "King" }));
      expect(await right(store.update(made.con_id, { version: 1, last_name: "King" }))).toEqual(changed);
    });

    it("should refuse a change to another contact's email", async () => {
      const { store } = await make();
      await right(store.create(ada));
      const other = await right(store.create({ first_name: "Bob" }));
      expect(await left(store.update(other.con_id, { version: 1, email: ["ada@example.com"] }))).toMatchObject({
        tag: "invalid",
        errors: { email: ["Ada Lovelace has this already"] },
      });
    });

    it("should archive and unarchive, and list each where it is [B4.05, B7.15]", async () => {
      const { store } = await make();
      const made = await right(store.create(ada));
      const archived = await right(store.archive(made.con_id));
      expect(archived).toMatchObject({ archived: true, version: 2 });
      expect(await right(store.archive(made.con_id))).toEqual(archived);
      expect(await right(store.list(firstContacts))).toMatchObject({ results: [], count: 0 });
      expect(names((await right(store.list({ ...firstContacts, archived: true }))).results)).toEqual(["Ada Lovelace"]);
      await right(store.unarchive(made.con_id));
      expect(await right(store.list(firstContacts))).toMatchObject({ count: 1, results: [{ archived: false }] });
    });

    it("should report an unknown contact as not found", async () => {
      const { store } = await make();
      const unknown = 999_999_999;
      const answers = [
        store.get(unknown),
        store.update(unknown, { version: 1, first_name: "A" }),
        store.archive(unknown),
        store.unarchive(unknown),
      ];
      for (const answer of answers) expect(await left(answer)).toMatchObject({ tag: "not-found" });
    });

    it("should page: every contact once, in one order, with the total [C1.09]", async () => {
      const { store } = await make();
      for (const letter of "hgfedcba") await right(store.create({ first_name: letter.toUpperCase(), last_name: "Person" }));
      const pages = await Promise.all([1, 2, 3, 4].map((page) => right(store.list({ ...firstContacts, limit: 3, page }))));
      expect(pages.map(({ results }) => results.map(({ first_name }) => first_name).join(""))).toEqual(["ABC", "DEF", "GH", ""]);
      expect(pages.map(({ page, pages: all, count }) => [page, all, count])).toEqual([
        [1, 3, 8],
        [2, 3, 8],
        [3, 3, 8],
        [4, 3, 8],
      ]);
    });

    it("should sort by last name, then first name, ignoring case and accents, by creation and by change, in both directions", async () => {
      const { store, wait } = await make();
      const made: Contact[] = [];
      for (const first_name of ["émile", "Zoe", "Adam", "eve"]) {
        made.push(await right(store.create({ first_name })));
        wait(1);
      }
      const adam = made[2];
      if (adam !== undefined) await right(store.update(adam.con_id, { version: 1, last_name: "B" }));
      const inOrder = async (sort: typeof firstContacts.sort) =>
        (await right(store.list({ ...firstContacts, sort }))).results.map(({ first_name }) => first_name);
      expect(await inOrder("name")).toEqual(["émile", "eve", "Zoe", "Adam"]);
      expect(await inOrder("-name")).toEqual(["Adam", "Zoe", "eve", "émile"]);
      expect(await inOrder("created")).toEqual(["émile", "Zoe", "Adam", "eve"]);
      expect(await inOrder("-created")).toEqual(["eve", "Adam", "Zoe", "émile"]);
      expect(await inOrder("updated")).toEqual(["émile", "Zoe", "eve", "Adam"]);
    });

    it("should search all words in names, emails and mobiles, ignoring case, accents and order", async () => {
      const { store } = await make();
      await right(store.create({ first_name: "José", last_name: "Álvarez", email: ["jose@harbor.example"] }));
      await right(store.create({ first_name: "Mary Ann", last_name: "Joseph", mobile: ["2125551234"] }));
      const found = async (search: string) => names((await right(store.list({ ...firstContacts, search }))).results);
      expect(await found("jose")).toEqual(["José Álvarez", "Mary Ann Joseph"]);
      expect(await found("alvarez jose")).toEqual(["José Álvarez"]);
      expect(await found("HARBOR.ex")).toEqual(["José Álvarez"]);
      expect(await found("(212) 555")).toEqual(["Mary Ann Joseph"]);
      expect(await found("an")).toEqual(["Mary Ann Joseph"]);
      expect(await found("ry")).toEqual([]);
      expect(await found("100%")).toEqual([]);
      expect(await found("_ose")).toEqual([]);
    });

    it("should list the contacts that match a filter and a search, by pages and with their number [B7.12, A7.20]", async () => {
      const { store } = await make();
      for (const first_name of ["Ada", "Adam", "Bob", "Cy"])
        await right(store.create({ first_name, tags: first_name === "Cy" ? ["vip", "north"] : ["vip"] }));
      const asked = async (find: object) => right(store.list({ ...firstContacts, ...find }));
      const vip = { $and: [{ tags: { $overlaps: ["vip"] } }, { first_name: { $ncontains: "b" } }] };
      expect(names((await asked({ filters: vip })).results)).toEqual(["Ada", "Adam", "Cy"]);
      expect(await asked({ filters: vip, limit: 1, page: 2 })).toMatchObject({
        results: [{ first_name: "Adam" }],
        page: 2,
        pages: 3,
        count: 3,
      });
      expect(names((await asked({ filters: vip, search: "ad", sort: "-name" })).results)).toEqual(["Adam", "Ada"]);
      expect(await asked({ filters: { $and: [] } })).toMatchObject({ count: 4 });
      expect(await asked({ filters: { $or: [] } })).toMatchObject({ count: 0, results: [] });
      expect(await asked({ filters: vip, archived: true })).toMatchObject({ count: 0 });
    });

    it("should refuse an invalid filter with the position", async () => {
      const { store } = await make();
      const refused = async (filters: unknown) => left(store.list({ ...firstContacts, filters }));
      const nested = (depth: number): unknown => (depth === 0 ? { first_name: { $contains: "a" } } : { $and: [nested(depth - 1)] });
      expect(await refused({ $and: [{ nonsense: { $contains: "a" } }] })).toMatchObject({
        tag: "invalid",
        errors: { "filters.$and.0.nonsense": ['Unknown field "nonsense".'] },
      });
      expect(await refused({ first_name: { $sounds: "a" } })).toMatchObject({
        tag: "invalid",
        errors: { "filters.first_name.$sounds": ['Unknown operator "$sounds".'] },
      });
      expect(await refused(nested(6))).toMatchObject({
        tag: "invalid",
        errors: { "filters.$and.0.$and.0.$and.0.$and.0.$and.0": ["Groups may be nested 5 deep."] },
      });
      expect(await refused({ $or: Array.from({ length: 51 }, () => ({ first_name: { $contains: "a" } })) })).toMatchObject({
        tag: "invalid",
        errors: { "filters.$or.50": ["A filter may have 50 conditions."] },
      });
      expect(await refused([])).toMatchObject({ tag: "invalid", errors: { filters: ["A filter is an object."] } });
    });

    it("should omit the count on request", async () => {
      const { store } = await make();
      for (const first_name of ["A", "B", "C"]) await right(store.create({ first_name }));
      expect(await right(store.list({ ...firstContacts, count: false, limit: 2 }))).toMatchObject({ count: 2, pages: 2, at_least: true });
      expect(await right(store.list({ ...firstContacts, count: false, limit: 2, page: 2 }))).toMatchObject({
        count: 3,
        pages: 2,
        at_least: false,
      });
    });
  });
};
