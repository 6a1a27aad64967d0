import * as E from "fp-ts/lib/Either.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { describe, expect, it } from "vitest";
import { mostSuggested, type NamedContact, type NamesQuery } from "../../../core/contacts/contact-names.model.ts";
import { makeContactNames } from "../../../core/contacts/contact-names.service.ts";
import { notFound } from "../../../core/kernel/failure.ts";

const named = (con_id: number): NamedContact => ({ con_id, name: `Person ${con_id}`, photo: null });
const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, at) => at + 1);

/** Names over a server that knows everybody, and what it was asked. */
const setUp = () => {
  const asked: NamesQuery[] = [];
  const server = { isAway: false };
  const names = makeContactNames({
    store: {
      names: (query) => {
        asked.push(query);
        if (server.isAway) return TE.left(notFound("Away."));
        return TE.right("ids" in query && query.ids !== undefined ? query.ids.map(named) : [named(900)]);
      },
    },
  });
  const settle = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
  return { names, asked, server, settle, known: () => [...names.latest().keys()].toSorted((a, b) => a - b) };
};

describe("The names of contacts that others name", () => {
  it("should be requested once each, also for more contacts than one call may name", async () => {
    const { names, asked, settle, known } = setUp();
    names.want([...upTo(60), 3, 3]);
    await settle();
    expect(known()).toEqual(upTo(60));
    expect(asked.map((query) => ("ids" in query ? query.ids?.length : 0))).toEqual([mostSuggested, mostSuggested, 10]);
    names.want([7, 61]);
    await settle();
    expect(asked.at(-1)).toEqual({ ids: [61] });
    names.want(upTo(61));
    names.want([]);
    await settle();
    expect(asked).toHaveLength(4);
    expect(names.latest().get(61)?.name).toBe("Person 61");
  });

  it("should be requested again after a failure", async () => {
    const { names, server, settle, known } = setUp();
    server.isAway = true;
    names.want([1]);
    await settle();
    expect(known()).toEqual([]);
    server.isAway = false;
    names.want([1]);
    await settle();
    expect(known()).toEqual([1]);
  });

  it("should be known from search results", async () => {
    const { names, known, server } = setUp();
    expect(await names.search("person")()).toEqual(E.right([named(900)]));
    expect(known()).toEqual([900]);
    server.isAway = true;
    expect(E.isLeft(await names.search("person")())).toBe(true);
  });
});
