import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TaskForm } from "../../../core/tasks/task-form.port.ts";
import type { TaskForms } from "../../../core/tasks/task-forms.service.ts";
import { taskStatuses } from "../../../core/tasks/task-status.model.ts";
import type { TaskValues } from "../../../core/tasks/task-values.model.ts";
import { given } from "../../conformance/answer-of.ts";
import { type Fate, makeTaskWorld, type TaskWorld } from "./task-world.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What somebody typed last, whatever has become of it. */
type Model = { values: TaskValues; others: string };
type Real = { readonly world: TaskWorld; forms: TaskForms; form: TaskForm };
type Command = fc.AsyncCommand<Model, Real>;

const plain = { me: 1, program_class: null, related: [] };
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

/** Opens the task again, or the form for the new one, as people do after it closed. */
const openAgain = async (real: Real): Promise<void> => {
  const [task] = real.world.fake.all();
  const known = real.form.latest().task;
  real.form = task === undefined || known === null ? real.forms.create(plain) : await given(real.forms.open(String(task.id)));
};
const command = (name: string, run: (model: Model, real: Real) => Promise<void>): Command => ({
  check: () => true,
  run: async (model, real) => {
    await run(model, real);
    await settle();
    expect(real.world.mostAtOnce()).toBeLessThanOrEqual(1);
    expect(real.world.fake.all().length).toBeLessThanOrEqual(1);
    if (real.form.latest().closing === "closed") {
      expect(real.world.inFlight()).toBe(0);
      await openAgain(real);
    }
    expect(real.form.latest().values).toMatchObject({ status: model.values.status, assigned_to: model.values.assigned_to });
    expect(real.form.latest().values.name.trim()).toBe(model.values.name.trim());
  },
  toString: () => name,
});

const edits = fc.oneof(
  fc.record({ name: fc.constantFrom("", " ", "A", "A ", "AB", "ABC", "Ünï") }),
  fc.record({ status: fc.constantFrom(...taskStatuses.map(({ id }) => id)) }),
  fc.record({ assigned_to: fc.constantFrom([1], [2], [1, 2], []) }),
);
const edit = edits.map((values) =>
  command(`edit ${JSON.stringify(values)}`, async (model, { form }) => {
    model.values = { ...model.values, ...values };
    form.edit(values);
  }),
);
const wait = fc
  .constantFrom(100, 400, 500, 1_500, 6_000)
  .map((ms) => command(`wait ${ms}`, async () => void (await vi.advanceTimersByTimeAsync(ms))));
const answer = fc
  .constantFrom<Fate>("done", "done", "done, said to have failed", "answer lost", "answer unreadable", "never arrived", "refused")
  .map((fate) => command(fate, async (_, { world }) => world.answer(fate)));
const network = fc
  .boolean()
  .map((isOnline) => command(isOnline ? "online" : "offline", async (_, { world }) => world.connectivity.set(isOnline)));
const close = fc.constant(
  command("close", async (_, { form }) => {
    form.close();
    if (form.latest().closing === "asking") form.keepEditing();
  }),
);
const others = fc.string().map((body) =>
  command(`others write ${JSON.stringify(body)}`, async (model, { world }) => {
    const [task] = world.fake.all();
    if (task === undefined) return;
    model.others = body;
    world.fake.changeAside(task.id, { body });
  }),
);

/** Lets everything that waits go well. */
const finish = async (world: TaskWorld, form: TaskForm): Promise<void> => {
  world.connectivity.set(true);
  for (let round = 0; round < 8; round += 1) {
    await vi.advanceTimersByTimeAsync(6_000);
    await world.answer("done");
    await settle();
    if (form.latest().save === "failed") form.retry();
  }
};

describe("any order of edits, responses, losses, closings and others' changes", () => {
  it("should lose nothing, create one task, and have at most one request in flight [A4.15, A4.16]", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.commands([edit, edit, wait, wait, answer, answer, network, close, others], { maxCommands: 30 }),
        async (commands) => {
          const world = makeTaskWorld();
          const forms = world.load();
          const real: Real = { world, forms, form: forms.create(plain) };
          const model: Model = { values: real.form.latest().values, others: "" };
          await fc.asyncModelRun(() => ({ model, real }), commands);

          await finish(world, real.form);
          const [task] = world.fake.all();
          const { name, status, assigned_to } = model.values;
          if (name.trim() === "") {
            expect(real.form.latest().values).toMatchObject({ status, assigned_to });
            return;
          }
          expect(real.form.latest()).toMatchObject({ clash: null });
          const isUntouched = task === undefined && world.sent() === 0;
          if (isUntouched) return expect(real.form.latest().save).toBe("idle");
          expect(task).toMatchObject({ name: name.trim(), status, assigned_to, body: model.others });
          expect(world.drafts.all()).toEqual([]);
        },
      ),
    );
  });

  it("should lose nothing to a page load at any time", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.commands([edit, edit, wait, answer, answer], { maxCommands: 12 }),
        fc.constantFrom<Fate>("done unheard", "never heard of"),
        async (commands, fate) => {
          const world = makeTaskWorld();
          const forms = world.load();
          const real: Real = { world, forms, form: forms.create(plain) };
          const model: Model = { values: real.form.latest().values, others: "" };
          await fc.asyncModelRun(() => ({ model, real }), commands);

          const known = real.form.latest().task;
          await world.answer(fate);
          vi.clearAllTimers();
          const again = world.load();
          const form = known === null ? again.create(plain) : await given(again.open(String(known.id)));
          const { name, status, assigned_to } = model.values;
          expect(form.latest().values).toMatchObject({ status, assigned_to });
          expect(form.latest().values.name.trim()).toBe(name.trim());
          await finish(world, form);
          if (name.trim() === "" || world.sent() === 0) return;
          expect(world.fake.all()).toMatchObject([{ name: name.trim(), status, assigned_to }]);
        },
      ),
    );
  });
});
