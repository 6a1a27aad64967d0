import * as E from "fp-ts/lib/Either.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { describe, expect, it } from "vitest";
import { emptyWrittenValues } from "../../../core/contacts/contact-field-kinds.rule.ts";
import { mostPrinted, readPrint } from "../../../core/contacts/contact-print.service.ts";
import { type ContactQuery, firstContacts } from "../../../core/contacts/contact-query.model.ts";
import type { Contact } from "../../../core/contacts/contact.model.ts";
import type { ContactStore } from "../../../core/contacts/contacts.port.ts";
import { makeStop } from "../../../core/kernel/stop.ts";

const storedContact = (con_id: number, fields: Contact["fields"]): Contact => ({
  ...emptyWrittenValues,
  id: String(con_id),
  con_id,
  name: `Contact ${con_id}`,
  first_name: "Contact",
  last_name: String(con_id),
  photo: null,
  archived: false,
  blocked: false,
  fields,
  version: 1,
  created_at: 1_000,
  updated_at: 1_000,
});

const query: ContactQuery = { ...firstContacts, sort: "-created", search: "a", fields: ["upline"] };

const bench = (size: number, change: Partial<Pick<ContactStore, "list" | "names">> = {}) => {
  const asked: ContactQuery[] = [];
  const named: number[] = [];
  const store: Pick<ContactStore, "list" | "names"> = {
    list: (wanted) => {
      asked.push(wanted);
      const from = (wanted.page - 1) * wanted.limit;
      const results = Array.from({ length: Math.max(0, Math.min(wanted.limit, size - from)) }, (_, at) =>
        storedContact(from + at + 1, { upline: [1] }),
      );
      return TE.right({ results, page: wanted.page, pages: 1, count: wanted.count ? size : from + results.length });
    },
    names: (wanted) => {
      const ids = "ids" in wanted ? wanted.ids : [];
      named.push(...ids);
      return TE.right(ids.map((con_id) => ({ con_id, name: `Contact ${con_id}`, photo: null })));
    },
    ...change,
  };
  const read: string[] = [];
  const stop = makeStop();
  return {
    store,
    asked,
    named,
    read,
    stop,
    run: readPrint(store, {
      query,
      fields: [{ name: "upline", type: "related_contacts" }],
      onRead: (so, of) => read.push(`${so}/${of}`),
      stop,
    }),
  };
};

describe("Loading a list for printing", () => {
  it("should read all of it in its order, count it once, and name related contacts", async () => {
    const { run, asked, named, read } = bench(600);
    const answer = await run();
    const paper = E.isRight(answer) ? answer.right : null;
    expect(paper?.contacts.map(({ con_id }) => con_id)).toEqual(Array.from({ length: 600 }, (_, at) => at + 1));
    expect(paper?.count).toBe(600);
    expect(asked.map(({ page, count, sort, search }) => [page, count, sort, search])).toEqual([
      [1, true, "-created", "a"],
      [2, false, "-created", "a"],
      [3, false, "-created", "a"],
    ]);
    expect(read).toEqual(["250/600", "500/600", "600/600"]);
    expect(named).toEqual([1]);
    expect(paper?.people.get(1)?.name).toBe("Contact 1");
  });

  it("should stop at the limit, and return the total", async () => {
    const { run, read } = bench(9_000);
    const answer = await run();
    const paper = E.isRight(answer) ? answer.right : null;
    expect([paper?.contacts.length, paper?.count]).toEqual([mostPrinted, 9_000]);
    expect(read.at(-1)).toBe(`${mostPrinted}/${mostPrinted}`);
  });

  it("should contain a contact once that moved from one page to the next meanwhile", async () => {
    const twice = [storedContact(1, {}), storedContact(2, {})];
    const { run } = bench(0, {
      list: ({ page, limit }) =>
        TE.right({
          results:
            page === 1
              ? Array.from({ length: limit }, (_, at) => twice[at % 2] ?? storedContact(1, {}))
              : [storedContact(2, {}), storedContact(3, {})],
          page,
          pages: 2,
          count: 3,
        }),
    });
    const answer = await run();
    expect(E.isRight(answer) ? answer.right?.contacts.map(({ con_id }) => con_id) : null).toEqual([1, 2, 3]);
  });

  it("should return why it failed, also for names alone", async () => {
    const offline = { tag: "offline" } as const;
    expect(await bench(3, { list: () => TE.left(offline) }).run()).toEqual(E.left(offline));
    expect(await bench(3, { names: () => TE.left(offline) }).run()).toEqual(E.left(offline));
  });

  it("should print nothing once it is cancelled", async () => {
    const { run, stop, asked } = bench(600);
    const coming = run();
    stop.stop();
    expect(await coming).toEqual(E.right(null));
    expect(asked).toHaveLength(1);
  });
});
