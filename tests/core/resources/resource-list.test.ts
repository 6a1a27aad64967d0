import * as E from "fp-ts/lib/Either.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { describe, expect, it } from "vitest";
import { type Failure, notFound } from "../../../core/kernel/failure.ts";
import { makeResourceList, type ResourceCalls } from "../../../core/kernel/resource-list.service.ts";
import type { DeviceStorage } from "../../../core/kernel/storage.port.ts";
import { fakeStorage } from "../../fakes/storage.fake.ts";

type Snippet = { readonly id: number; readonly text: string; readonly _local?: boolean };
type Calls = ResourceCalls<Snippet, string>;

const one: Snippet = { id: 1, text: "one" };
const two: Snippet = { id: 2, text: "two" };
const three: Snippet = { id: 3, text: "three" };
const refused: Failure = { tag: "server", message: "Broken", requestId: "r1" };

const calls: Calls = {
  list: (_query, page) =>
    TE.right(
      page === 1
        ? { results: [one, two], page: 1, pages: 2, count: 3 }
        : { results: [{ ...two, text: "two again" }, three], page: 2, pages: 2, count: 3 },
    ),
  get: (id) => (id === 1 ? TE.right({ ...one, text: "from the server" }) : TE.left(notFound("No"))),
  create: () => TE.right({ id: 9, text: "made" }),
  update: (id) => TE.right({ id: Number(id), text: "saved" }),
  remove: () => TE.right(undefined),
  schema: TE.right({ text: "string" }),
};

const listOf = (
  own: Partial<Calls> = {},
  { name = "snippets", storage = fakeStorage() }: { name?: string; storage?: DeviceStorage } = {},
) => makeResourceList<Snippet, string>({ name, views: ["grid", "list"], calls: { ...calls, ...own }, storage });

const loadedList = async (own: Partial<Calls> = {}) => {
  const list = listOf(own);
  await list.load("q")();
  return list;
};

/** An answer that comes when the test says so. */
const later = <A>() => {
  const { promise, resolve } = Promise.withResolvers<E.Either<Failure, A>>();
  return { task: () => promise, answer: (value: A) => resolve(E.right(value)), fail: (failure: Failure) => resolve(E.left(failure)) };
};

describe("A list of a resource", () => {
  it("should hold all, search, schema, loading, loaded, saving, view, count, page and pages [C1.06]", async () => {
    const list = listOf();
    expect(list.latest()).toMatchObject({
      all: [],
      search: "",
      schema: null,
      loading: false,
      loaded: false,
      saving: false,
      view: "grid",
      count: 0,
      page: 1,
      pages: 1,
    });
    await list.load("q", { search: "on" })();
    await list.describe();
    expect(list.latest()).toMatchObject({
      all: [one, two],
      search: "on",
      schema: { text: "string" },
      loading: false,
      loaded: true,
      count: 3,
      page: 1,
      pages: 2,
    });
  });

  it("should accept a page as well as a whole list [C1.09]", async () => {
    const list = listOf({ list: () => TE.right([one, two, three]) });
    await list.load("q")();
    expect(list.latest()).toMatchObject({ all: [one, two, three], count: 3, page: 1, pages: 1 });
  });

  it("should replace its rows with page 1 and append later pages, updating known ids in place [C1.10]", async () => {
    const list = await loadedList();
    await list.more();
    expect(list.latest()).toMatchObject({ all: [one, { id: 2, text: "two again" }, three], page: 2 });
    await list.more();
    expect(list.latest().all).toHaveLength(3);
    await list.load("q")();
    expect(list.latest()).toMatchObject({ all: [one, two], page: 1 });
  });

  it("should contain only the requested page when it starts in the middle", async () => {
    const list = await loadedList();
    await list.load("q", { page: 2 })();
    expect(list.latest()).toMatchObject({ all: [{ id: 2 }, { id: 3 }], page: 2 });
  });

  it("should drop a stale response, whenever it arrives", async () => {
    const slow = later<readonly Snippet[]>();
    const list = listOf({ list: (query) => (query === "old" ? slow.task : TE.right([three])) });
    const old = list.load("old")();
    await list.load("new")();
    slow.answer([one, two]);
    await old;
    expect(list.latest()).toMatchObject({ all: [three], loading: false });
  });

  it("should return a failure to the caller, stop loading and keep its rows [C1.13, C8.07]", async () => {
    let broken = false;
    const list = listOf({ list: () => (broken ? TE.left(refused) : TE.right([one])) });
    await list.load("q")();
    broken = true;
    expect(await list.load("q")()).toEqual(E.left(refused));
    expect(list.latest()).toMatchObject({ all: [one], loading: false, failure: refused });
    broken = false;
    await list.load("q")();
    expect(list.latest().failure).toBeNull();
  });

  it("should leave nothing saving behind when a write fails [C1.13, C8.07]", async () => {
    const list = await loadedList({ create: () => TE.left(refused), update: () => TE.left(refused), remove: () => TE.left(refused) });
    for (const answer of [await list.create({})(), await list.save(1)(), await list.remove(1)()]) expect(answer).toEqual(E.left(refused));
    expect(list.latest()).toMatchObject({ all: [one, two], saving: false, count: 3 });
  });

  it("should be saving from the first write sent to the last response", async () => {
    const [first, second] = [later<Snippet>(), later<Snippet>()];
    const list = await loadedList({ update: (id) => (id === 1 ? first.task : second.task) });
    const saves = [list.save(1)(), list.save(2)()];
    expect(list.latest().saving).toBe(true);
    first.answer(one);
    await saves[0];
    expect(list.latest().saving).toBe(true);
    second.answer(two);
    await saves[1];
    expect(list.latest().saving).toBe(false);
  });

  it("should mark an edited model as dirty, and clean once it is saved [C1.11]", async () => {
    const list = await loadedList();
    list.edit(1, { text: "mine" });
    expect(list.latest()).toMatchObject({ all: [{ text: "mine" }, two], dirty: new Set([1]) });
    expect(await list.save(1)()).toEqual(E.right({ id: 1, text: "saved" }));
    expect(list.latest()).toMatchObject({ all: [{ text: "saved" }, two], dirty: new Set() });
  });

  it("should stay dirty, with the newer text, when it was edited while it was being saved", async () => {
    const slow = later<Snippet>();
    const list = await loadedList({ update: () => slow.task });
    list.edit(1, { text: "first" });
    const saving = list.save(1)();
    list.edit(1, { text: "second" });
    slow.answer({ id: 1, text: "first" });
    await saving;
    expect(list.latest()).toMatchObject({ all: [{ text: "second" }, two], dirty: new Set([1]) });
  });

  it("should pass on the messages of a response with status failed and change nothing [C1.12]", async () => {
    const failed = { status: "failed", message: "No", messages: ["Text is required", "Name is taken"] } as const;
    const list = await loadedList({ update: () => TE.right(failed), create: () => TE.right({ status: "failed", message: "No" }) });
    list.edit(1, { text: "" });
    const held = list.latest();
    expect(await list.save(1)()).toMatchObject({
      left: { message: "Text is required", errors: { "": ["Text is required", "Name is taken", "No"] } },
    });
    expect(await list.create({})()).toMatchObject({ left: { message: "No" } });
    expect(list.latest()).toEqual(held);
  });

  it("should pass on the refusal of a list and keep its rows [C1.12]", async () => {
    let answer: Awaited<ReturnType<ReturnType<Calls["list"]>>> = E.right([one]);
    const list = listOf({ list: () => async () => answer });
    await list.load("q")();
    answer = E.right({ status: "failed" });
    expect(E.isLeft(await list.load("q")())).toBe(true);
    expect(list.latest()).toMatchObject({ all: [one], loading: false });
  });

  it("should send no local flag, at no depth [C7.02]", async () => {
    const sent: unknown[] = [];
    const keep = (values: unknown) => {
      sent.push(values);
      return TE.right(one);
    };
    const list = await loadedList({ update: (_id, values) => keep(values), create: keep });
    list.edit(1, { _local: true });
    await list.save(1)();
    await list.create({ text: "new", _local: 1, items: [{ a: { _local: {}, b: [{ _local: 0, c: null }] } }] })();
    expect(sent).toEqual([one, { text: "new", items: [{ a: { b: [{ c: null }] } }] }]);
  });

  it("should put a new model first and count it", async () => {
    const list = await loadedList();
    await list.create({ text: "made" })();
    expect(list.latest()).toMatchObject({ all: [{ id: 9 }, one, two], count: 4 });
  });

  it("should remove a deleted model once the server has confirmed it, and count one less", async () => {
    const slow = later<void>();
    const list = await loadedList({ remove: () => slow.task });
    list.edit(1, { text: "mine" });
    const removing = list.remove(1)();
    expect(list.latest()).toMatchObject({ count: 3, all: [{ id: 1 }, two] });
    slow.answer(undefined);
    await removing;
    expect(list.latest()).toMatchObject({ count: 2, all: [two], dirty: new Set() });
  });

  it("should not count less for an unknown model", async () => {
    const list = await loadedList();
    list.drop(77);
    expect(list.latest().count).toBe(3);
  });

  it("should put one fetched model in its place", async () => {
    const list = await loadedList();
    await list.fetch(1)();
    expect(list.latest().all).toEqual([{ id: 1, text: "from the server" }, two]);
    expect(await list.fetch(5)()).toEqual(E.left(notFound("No")));
  });

  it("should refuse to save an unknown model", async () => {
    expect(await (await loadedList()).save(5)()).toMatchObject({ left: { tag: "not-found" } });
  });
});

describe("The view of a resource", () => {
  it("should be grid by default [C1.07, C9.11]", () => {
    expect(listOf().latest().view).toBe("grid");
  });

  it.each([
    ["lessons", "grid"],
    ["groups", "grid"],
    ["automations", "list"],
    ["users", "list"],
    ["contacts", "pyramid"],
  ])("should be of %s %s by default [B9.07]", (name, view) => {
    expect(listOf({}, { name }).latest().view).toBe(view);
  });

  it("should be remembered for each resource [C1.08]", () => {
    const storage = fakeStorage();
    listOf({}, { storage }).setView("list");
    expect(listOf({}, { storage }).latest().view).toBe("list");
    expect(listOf({}, { storage, name: "files" }).latest().view).toBe("grid");
    expect(storage.get("view:snippets")).toBe("list");
  });

  it("should be the default if an unknown one is remembered, and not remember one", () => {
    const storage = fakeStorage({ "view:snippets": "carousel" });
    const list = listOf({}, { storage });
    expect(list.latest().view).toBe("grid");
    list.setView("carousel");
    expect(list.latest().view).toBe("grid");
  });
});
