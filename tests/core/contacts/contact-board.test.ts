import { describe, expect, it } from "vitest";
import { makeContactBoard } from "../../../core/contacts/contact-board.service.ts";
import { firstContacts } from "../../../core/contacts/contact-query.model.ts";
import { fakeClock } from "../../fakes/clock.fake.ts";
import { makeContactStoreFake } from "../../fakes/contact-store.fake.ts";
import { fakeStorage } from "../../fakes/storage.fake.ts";

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const boardOf = async (...names: readonly string[]) => {
  const store = makeContactStoreFake(fakeClock(1_000).now);
  for (const first_name of names) await store.create({ first_name })();
  const storage = fakeStorage();
  const board = makeContactBoard({ store, storage });
  await board.show({ ...firstContacts, limit: 2 })();
  return { board, store, storage, shown: () => board.latest().all.map(({ name }) => name) };
};

describe("The board of contacts", () => {
  it("should show the page that is asked for", async () => {
    const { board, shown } = await boardOf("A", "B", "C");
    expect(shown()).toEqual(["A", "B"]);
    await board.show({ ...firstContacts, limit: 2, page: 2 })();
    expect(shown()).toEqual(["C"]);
    expect(board.latest()).toMatchObject({ count: 3, page: 2, pages: 2, query: { page: 2 } });
  });

  it("should drop a contact that no longer matches the archived view, and count one less [B4.05]", async () => {
    const { board, shown } = await boardOf("A", "B");
    await board.archive(1)();
    expect(shown()).toEqual(["B"]);
    expect(board.latest().count).toBe(1);
    await board.show({ ...firstContacts, archived: true })();
    expect(shown()).toEqual(["A"]);
    await board.unarchive(1)();
    expect(shown()).toEqual([]);
  });

  it("should have a contact back in its place when archiving is undone", async () => {
    const { board, shown } = await boardOf("A", "B");
    await board.archive(1)();
    await board.unarchive(1)();
    await settled();
    expect(shown()).toEqual(["A", "B"]);
    expect(board.latest().count).toBe(2);
  });

  it("should show what was saved elsewhere, and drop what was archived elsewhere [B4.05]", async () => {
    const { board, shown } = await boardOf("A", "B");
    const [first] = board.latest().all;
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
    expect(makeContactBoard({ store, storage }).latest().view).toBe("grid");
  });
});
