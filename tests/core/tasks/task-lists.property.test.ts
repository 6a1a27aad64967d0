import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { describe, expect, it } from "vitest";
import type { Failure } from "../../../core/kernel/failure.ts";
import { makeTaskLists, type TaskLists } from "../../../core/tasks/task-lists.service.ts";
import { firstTasks } from "../../../core/tasks/task-query.model.ts";
import { type TaskStatus, taskStatuses } from "../../../core/tasks/task-status.model.ts";
import type { Task } from "../../../core/tasks/task.model.ts";
import { given } from "../../conformance/answer-of.ts";
import { fakeStorage } from "../../fakes/storage.fake.ts";
import { makeTaskStoreFake, type TaskStoreFake } from "../../fakes/task-store.fake.ts";

type Fate = "done" | "answer lost" | "never arrived" | "refused";
type Request = { readonly id: number; readonly what: "move" | "remove" | "restore"; readonly settle: (fate: Fate) => Promise<void> };

const refused: Failure = { tag: "server", message: "Something went wrong on our side.", requestId: "1" };
const rest = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A board over a store whose writes wait until the test says what becomes of them. */
const makeBoardWorld = async () => {
  const store = makeTaskStoreFake({ now: () => 1_000 });
  for (const status of ["todo", "doing", "done"] as const) await given(store.create({ name: `Task ${status}`, status }));
  let waiting: readonly Request[] = [];
  const held =
    <A>(id: number, what: Request["what"], command: TaskEither<Failure, A>): TaskEither<Failure, A> =>
    () =>
      new Promise((resolve) => {
        const entry: Request = {
          id,
          what,
          settle: async (fate) => {
            waiting = waiting.filter((one) => one !== entry);
            const answer =
              fate === "done" || fate === "answer lost"
                ? await command()
                : E.left<Failure>(fate === "refused" ? refused : { tag: "offline" });
            resolve(fate === "answer lost" ? E.left({ tag: "timeout" }) : answer);
            await rest();
          },
        };
        waiting = [...waiting, entry];
      });
  const board = makeTaskLists({
    store: {
      ...store,
      update: (id, change) => held(id, "move", store.update(id, change)),
      remove: (id) => held(id, "remove", store.remove(id)),
      restore: (id) => held(id, "restore", store.restore(id)),
    },
    storage: fakeStorage(),
  });
  await given(board.show({ ...firstTasks, sort: "created" }, "board"));
  return { store, board, waiting: () => waiting };
};
type Real = { readonly store: TaskStoreFake; readonly board: TaskLists; readonly waiting: () => readonly Request[] };
/** Those deleted, and where each card was last moved to while none of its requests is answered. */
type Model = { readonly wanted: Map<number, TaskStatus>; readonly gone: Set<number> };
type Command = fc.AsyncCommand<Model, Real>;

const cards = (board: TaskLists): ReadonlyMap<number, TaskStatus> =>
  new Map(board.latest().columns.flatMap(({ status, tasks }) => tasks.all.map(({ id }) => [id, status] as const)));
const cardOf = (board: TaskLists, id: number): Task | undefined =>
  board
    .latest()
    .columns.flatMap(({ tasks }) => tasks.all)
    .find((task) => task.id === id);

const command = (name: string, run: (model: Model, real: Real) => Promise<void>): Command => ({
  check: () => true,
  run: async (model, real) => {
    await run(model, real);
    await rest();
    for (const id of [1, 2, 3]) expect(real.waiting().filter((one) => one.id === id && one.what === "move").length).toBeLessThanOrEqual(1);
    for (const [id, status] of model.wanted) if (!model.gone.has(id)) expect(cards(real.board).get(id)).toBe(status);
    for (const id of model.gone) expect(cards(real.board).has(id)).toBe(false);
  },
  toString: () => name,
});
const anyTask = fc.constantFrom(1, 2, 3);
const anyStatus = fc.constantFrom(...taskStatuses.map(({ id }) => id));
const move = fc.tuple(anyTask, anyStatus).map(([id, status]) =>
  command(`move ${id} to ${status}`, async (model, { board }) => {
    const card = cardOf(board, id);
    if (card === undefined || card.status === status) return;
    model.wanted.set(id, status);
    void board.move(card, status)();
  }),
);
const remove = anyTask.map((id) =>
  command(`delete ${id}`, async (model, { board }) => {
    const card = cardOf(board, id);
    if (card === undefined) return;
    model.gone.add(id);
    model.wanted.delete(id);
    void board.remove(card)();
  }),
);
const restore = anyTask.map((id) =>
  command(`restore ${id}`, async (model, { board, waiting }) => {
    if (!model.gone.has(id) || waiting().some((one) => one.id === id)) return;
    void board.restore(id)();
  }),
);
const rename = anyTask.map((id) =>
  command(`others rename ${id}`, async (_, { store }) => store.changeAside(id, { name: `Renamed at ${store.all().length}` })),
);
const saved = anyTask.map((id) =>
  command(`the form of ${id} saves`, async (_, { store, board }) => {
    const stored = store.all().find((task) => task.id === id);
    if (stored === undefined) return;
    board.put(await given(store.update(id, { version: stored.version, body: `${stored.body}.` })), false);
  }),
);
const answered = (fates: readonly Fate[]) =>
  fc.tuple(fc.nat(4), fc.constantFrom(...fates)).map(([place, fate]) =>
    command(`${fate} ${place}`, async (model, { waiting }) => {
      const request = waiting()[place % Math.max(1, waiting().length)];
      if (request === undefined) return;
      model.wanted.delete(request.id);
      if (request.what === "restore" && fate === "done") model.gone.delete(request.id);
      if (request.what === "remove" && fate !== "done") model.gone.delete(request.id);
      await request.settle(fate);
    }),
  );
const finish = async (real: Real): Promise<void> => {
  while (real.waiting().length > 0) await real.waiting()[0]?.settle("done");
};

describe("any order of moves, deletions, responses, losses and others' changes", () => {
  it("should show each move at once, send one per task at a time, and end as it is stored", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.commands([move, move, move, remove, restore, rename, saved, answered(["done", "done", "never arrived", "refused"])], {
          maxCommands: 30,
        }),
        async (commands) => {
          const real = await makeBoardWorld();
          await fc.asyncModelRun(() => ({ model: { wanted: new Map(), gone: new Set<number>() }, real }), commands);
          await finish(real);
          expect([...cards(real.board)].toSorted()).toEqual(
            real.store
              .all()
              .map(({ id, status }) => [id, status])
              .toSorted(),
          );
        },
      ),
    );
  });

  it("should never refuse a move because of one of its own whose response was lost", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.commands([move, move, rename, saved, answered(["done", "answer lost", "never arrived"])], { maxCommands: 20 }),
        anyTask,
        anyStatus,
        async (commands, id, status) => {
          const real = await makeBoardWorld();
          await fc.asyncModelRun(() => ({ model: { wanted: new Map(), gone: new Set<number>() }, real }), commands);
          await finish(real);
          const card = cardOf(real.board, id);
          if (card === undefined) throw new Error(`Task ${id} is gone.`);
          const answer = real.board.move(card, status)();
          await rest();
          await finish(real);
          expect(await answer).toMatchObject({ right: { status } });
          expect(cards(real.board).get(id)).toBe(status);
          expect(real.store.all().find((task) => task.id === id)?.status).toBe(status);
        },
      ),
    );
  });
});
