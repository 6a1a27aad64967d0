import * as E from "fp-ts/lib/Either.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { describe, expect, it } from "vitest";
import { makeGroupCatalogue } from "../../../core/groups/group-catalogue.service.ts";
import { inOrderOf } from "../../../core/groups/group-order.rule.ts";
import type { Group, GroupListing } from "../../../core/groups/group.model.ts";
import type { GroupStore } from "../../../core/groups/groups.port.ts";
import { failureRefusals } from "../../../core/kernel/failure-refusals.ts";
import { type Failure, forbidden, notFound } from "../../../core/kernel/failure.ts";
import { latestValue } from "../../../core/kernel/remote.ts";

const group = (id: number, name = `G${id}`): Group => ({
  id,
  name,
  filters: {},
  folder_id: null,
  share_to: { users: [], teams: [], all: false },
  view: "grid",
  order: id,
  user_id: 1,
  count: 0,
  broken: null,
  redacted: false,
  editable: true,
  version: 1,
  created_at: 0,
  updated_at: 0,
});
const shelf: GroupListing = {
  groups: [group(1), group(2), group(3)],
  folders: [{ id: 9, name: "Best", folder_id: null, order: 0, version: 1 }],
};
const refusal = forbidden(failureRefusals.not_permitted, "somebody else");

/**
 * A board over a store that does what it is asked at once, and answers when the test lets it.
 * @property answer gives the oldest answer to a call of that name
 */
const setUp = () => {
  let kept = shelf;
  const refused = new Set<string>();
  const waiting: { readonly call: string; readonly give: () => void }[] = [];
  const none = () => TE.left(notFound("Not asked for here."));
  const doing =
    <A>(call: string, work: () => A): TE.TaskEither<Failure, A> =>
    async () => {
      const answer: E.Either<Failure, A> = refused.has(call) ? E.left(refusal) : E.right(work());
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.push({ call, give: resolve });
      await promise;
      return answer;
    };
  const put = (groups: readonly Group[]): GroupListing => (kept = { ...kept, groups });
  const store: GroupStore = {
    search: none,
    get: none,
    create: none,
    orderFolders: none,
    count: none,
    preview: none,
    members: none,
    explain: none,
    ofContact: none,
    vocabulary: none,
    list: () => doing("list", () => kept),
    update: (id, { name = "" }) =>
      doing("update", () => {
        put(kept.groups.map((one) => (one.id === id ? { ...one, name } : one)));
        return { ...group(id), name };
      }),
    remove: (id) =>
      doing("remove", () => {
        put(kept.groups.filter((one) => one.id !== id));
        return group(id);
      }),
    restore: (id) =>
      doing("restore", () => {
        put([...kept.groups, group(id)]);
        return group(id);
      }),
    order: (ids) => doing("order", () => put(inOrderOf(kept.groups, ids))),
    createFolder: ({ name }) => doing("createFolder", () => ({ id: 10, name, folder_id: null, order: 1, version: 1 })),
    renameFolder: (id, { name }) => doing("renameFolder", () => ({ id, name, folder_id: null, order: 0, version: 2 })),
    removeFolder: (id) => doing("removeFolder", () => (kept = { ...kept, folders: kept.folders.filter((one) => one.id !== id) })),
  };
  const board = makeGroupCatalogue(store);
  const answer = async (call: string): Promise<void> => {
    const at = waiting.findIndex((one) => one.call === call);
    const [one] = waiting.splice(at, 1);
    if (at < 0 || one === undefined) throw new Error(`Nobody asked for ${call}; waiting: ${waiting.map(({ call: name }) => name).join()}.`);
    one.give();
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  const seen = () => latestValue(board.latest());
  return {
    board,
    answer,
    refused,
    waiting,
    names: () => seen()?.groups.map(({ name }) => name),
    folders: () => seen()?.folders.map(({ name }) => name),
  };
};

const opened = async () => {
  const set = setUp();
  void set.board.load();
  await set.answer("list");
  return set;
};

describe("The catalogue of groups", () => {
  it("should keep its groups while it is reloaded, and when that fails", async () => {
    const { board, answer, names, refused } = await opened();
    expect(names()).toEqual(["G1", "G2", "G3"]);
    refused.add("list");
    void board.load();
    expect(board.latest()).toMatchObject({ tag: "loading" });
    expect(names()).toEqual(["G1", "G2", "G3"]);
    await answer("list");
    expect(board.latest()).toMatchObject({ tag: "failed", failure: refusal });
    expect(names()).toEqual(["G1", "G2", "G3"]);
  });

  it("should show a changed group in its place and keep the others, and remove and restore one", async () => {
    const { board, answer, names } = await opened();
    void board.update(2, { name: "VIPs", version: 1 })();
    await answer("update");
    expect(names()).toEqual(["G1", "VIPs", "G3"]);
    void board.remove(1)();
    await answer("remove");
    expect(names()).toEqual(["VIPs", "G3"]);
    void board.restore(1)();
    await answer("restore");
    await answer("list");
    expect(names()).toEqual(["VIPs", "G3", "G1"]);
  });

  it("should show folders as they are created, renamed and deleted", async () => {
    const { board, answer, folders } = await opened();
    void board.createFolder("New", null)();
    await answer("createFolder");
    void board.renameFolder(9, "Very best")();
    await answer("renameFolder");
    expect(folders()).toEqual(["Very best", "New"]);
    void board.removeFolder(9)();
    await answer("removeFolder");
    expect(folders()).toEqual([]);
  });

  it("should reorder at once, and revert when that is refused", async () => {
    const { board, answer, names, refused } = await opened();
    void board.order([3, 1])();
    expect(names()).toEqual(["G3", "G1", "G2"]);
    await answer("order");
    expect(names()).toEqual(["G3", "G1", "G2"]);
    refused.add("order");
    void board.order([2])();
    expect(names()).toEqual(["G2", "G3", "G1"]);
    await answer("order");
    expect(names()).toEqual(["G3", "G1", "G2"]);
  });

  it("should show the last order while an earlier one is pending, also when that one is refused", async () => {
    const { board, answer, names, refused } = await opened();
    void board.order([3])();
    void board.order([2, 3])();
    await answer("order");
    expect(names()).toEqual(["G2", "G3", "G1"]);
    await answer("order");
    expect(names()).toEqual(["G2", "G3", "G1"]);
    refused.add("order");
    void board.order([1])();
    refused.clear();
    void board.order([3, 2, 1])();
    await answer("order");
    await answer("list");
    await answer("order");
    expect(names()).toEqual(["G3", "G2", "G1"]);
  });

  it("should not show a response from before a change, and reload it", async () => {
    const { board, answer, names, waiting } = await opened();
    void board.load();
    void board.update(2, { name: "VIPs", version: 1 })();
    await answer("update");
    await answer("list");
    expect(names()).toEqual(["G1", "VIPs", "G3"]);
    await answer("list");
    expect(names()).toEqual(["G1", "VIPs", "G3"]);
    expect(board.latest()).toMatchObject({ tag: "loaded" });
    expect(waiting).toEqual([]);
  });
});
