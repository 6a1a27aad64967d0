import * as E from "fp-ts/lib/Either.js";
import { Subject } from "rxjs";
import { describe, expect, it } from "vitest";
import { type ContactQuery, firstContacts } from "../../../core/contacts/contact-query.model.ts";
import { makeContactRows } from "../../../core/contacts/contact-rows.service.ts";
import { heldRows, rowAt } from "../../../core/kernel/row-blocks.ts";
import { windowSize } from "../../../core/kernel/row-window.rule.ts";
import { fakeClock } from "../../fakes/clock.fake.ts";
import { makeContactStoreFake } from "../../fakes/contact-store.fake.ts";
import { fakeStorage } from "../../fakes/storage.fake.ts";

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const boardOf = async (...names: readonly string[]) => {
  const store = makeContactStoreFake(fakeClock(1_000).now);
  for (const first_name of names) await store.create({ first_name })();
  const storage = fakeStorage();
  const calls: (readonly [number, boolean])[] = [];
  const board = makeContactRows({
    store: {
      ...store,
      list: (query) => {
        calls.push([query.page, query.count]);
        return store.list(query);
      },
    },
    storage,
  });
  const show = async (query: Partial<ContactQuery> = {}, first = 0): Promise<void> => {
    board.show({ ...firstContacts, ...query }, { first, last: first + 9 });
    await settled();
  };
  await show();
  return {
    board,
    store,
    storage,
    show,
    asked: () => calls,
    shown: () => heldRows(board.latest().held, windowSize.rows).map(([, { name }]) => name),
  };
};

describe("The rows of the contact list", () => {
  it("should be read as far as they are visible, and counted once", async () => {
    const { board, show, asked } = await boardOf(...Array.from({ length: 330 }, (_, index) => `A${String(index).padStart(3, "0")}`));
    expect(asked()).toEqual([[1, true]]);
    board.look({ first: 250, last: 259 });
    await settled();
    expect(asked()).toEqual([
      [1, true],
      [3, false],
      [4, false],
    ]);
    expect(rowAt(board.latest().held, 250, windowSize.rows)?.name).toBe("A250");
    expect(board.latest()).toMatchObject({ count: 330, isCurrent: true, isLoading: false });
    await show({ search: "A32" });
    expect(board.latest()).toMatchObject({ count: 10, query: { search: "A32" } });
    expect(E.isRight(await board.between(3, 5)())).toBe(true);
    expect(await board.between(3, 5)()).toEqual(E.right([324, 325, 326]));
  });

  it("should remember the active row, in its list only", async () => {
    const { board, show } = await boardOf("A", "B");
    board.setActive(1);
    expect(board.active()).toBe(1);
    await show({ sort: "-name" });
    expect(board.active()).toBeNull();
    await show();
    expect(board.active()).toBe(1);
  });

  it("should be dropped on request, as when the team changes", async () => {
    const forget$ = new Subject<void>();
    const store = makeContactStoreFake(fakeClock(1_000).now);
    await store.create({ first_name: "A" })();
    const board = makeContactRows({ store, storage: fakeStorage(), forget$ });
    board.show(firstContacts, { first: 0, last: 9 });
    await settled();
    expect(board.latest()).toMatchObject({ count: 1, isCurrent: true });
    forget$.next();
    expect(board.latest()).toMatchObject({ count: 0, isCurrent: false, isLoaded: false });
  });

  it("should drop a contact that no longer matches the archived view, and count one less [B4.05]", async () => {
    const { board, show, shown } = await boardOf("A", "B");
    await board.archive(1)();
    expect(shown()).toEqual(["B"]);
    expect(board.latest().count).toBe(1);
    await show({ archived: true });
    expect(shown()).toEqual(["A"]);
    await board.unarchive(1)();
    expect(shown()).toEqual([]);
  });

  it("should restore a contact in its place when archiving is undone", async () => {
    const { board, shown } = await boardOf("A", "B");
    await board.archive(1)();
    await board.unarchive(1)();
    await settled();
    expect(shown()).toEqual(["A", "B"]);
    expect(board.latest().count).toBe(2);
  });

  it("should show what was saved elsewhere, and drop what was archived elsewhere [B4.05]", async () => {
    const { board, shown } = await boardOf("A", "B");
    const first = rowAt(board.latest().held, 0, windowSize.rows);
    if (first === undefined) throw new Error("Nothing is shown.");
    board.put({ ...first, name: "Anna" });
    expect(shown()).toEqual(["Anna", "B"]);
    board.put({ ...first, archived: true });
    expect(shown()).toEqual(["B"]);
  });

  it("should be a pyramid until another view is chosen, which is remembered [B2.16]", async () => {
    const { board, store, storage } = await boardOf();
    expect(board.latest().view).toBe("pyramid");
    board.setView("grid");
    expect(makeContactRows({ store, storage }).latest().view).toBe("grid");
  });
});
