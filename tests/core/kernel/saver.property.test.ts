import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { touchedFields } from "../../../core/kernel/saver.rule.ts";
import {
  editable,
  type Fate,
  invalidValue,
  makeSaverWorld,
  type NoteField,
  noteFields,
  type NoteSaver,
  type SaverWorld,
  valuesOf,
  stored,
} from "./saver-world.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What the user typed last in each field and has not given up, until it is stored. */
type Model = { mine: Partial<Record<NoteField, string>> };
type Real = { readonly world: SaverWorld; saver: NoteSaver };
type Command = fc.AsyncCommand<Model, Real>;

const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

/** What was typed is on the screen until it is stored; what is stored is no longer the user's own word. */
const checkTyped = (model: Model, { world, saver }: Real): void => {
  const state = saver.latest();
  const touched = touchedFields(editable, state);
  for (const field of noteFields) {
    const mine = model.mine[field];
    if (mine === undefined) continue;
    if (touched.includes(field) || state.clash !== null) expect(state.typed[field]).toBe(mine);
    else {
      const values = world.written.map((one) => one[field]);
      expect([...values, ...world.notes().map((note) => note[field]), ""]).toContain(mine.trim());
      delete model.mine[field];
    }
  }
};
const checkClash = ({ world, saver }: Real): void => {
  const { clash, typed } = saver.latest();
  if (clash === null) return;
  expect(clash.fields.length).toBeGreaterThan(0);
  for (const field of clash.fields) expect(clash.theirs[field]).not.toBe(stored(typed)[field]);
  expect(world.waiting()).toBe(0);
};
const command = (name: string, run: (model: Model, real: Real) => void | Promise<void>): Command => ({
  check: () => true,
  run: async (model, real) => {
    await run(model, real);
    await settled();
    expect(real.world.mostAtOnce()).toBeLessThanOrEqual(1);
    expect(real.world.notes().length).toBeLessThanOrEqual(1);
    checkTyped(model, real);
    checkClash(real);
    expect(real.world.unseen).toEqual([]);
  },
  toString: () => name,
});

const fields = fc.constantFrom<NoteField>(...noteFields);
const type = fc.record({ field: fields, value: fc.constantFrom("", "A", "A ", "B", "C", invalidValue) }).map(({ field, value }) =>
  command(`type ${field} "${value}"`, (model, { saver }) => {
    model.mine[field] = value;
    saver.type({ ...saver.latest().typed, [field]: value });
  }),
);
const others = fc
  .record({ field: fields, value: fc.constantFrom("A", "B", "D", "E", "F") })
  .map(({ field, value }) => command(`another user writes ${field} "${value}"`, (_, { world }) => world.change(field, value)));
const answer = fc
  .constantFrom<Fate>("done", "done", "done", "answer lost", "done, said to have failed", "never arrived", "forbidden")
  .map((fate) => command(fate, (_, { world }) => world.answer(fate)));
const wait = fc.constantFrom(100, 500, 6_000).map((ms) => command(`wait ${ms}`, async () => void (await vi.advanceTimersByTimeAsync(ms))));
const network = fc
  .boolean()
  .map((isOnline) => command(isOnline ? "online" : "offline", (_, { world }) => world.connectivity.set(isOnline)));
const save = fc.constant(command("save", (_, { saver }) => void saver.save()));
const keepMine = fc.constant(command("keep mine", (_, { saver }) => saver.keepMine()));
const takeTheirs = fc.constant(
  command("take theirs", (model, { saver }) => {
    for (const field of saver.latest().clash?.fields ?? []) delete model.mine[field];
    saver.takeTheirs();
  }),
);
const reload = fc.constantFrom<Fate>("done unheard", "never heard of").map((fate) =>
  command(`reload, ${fate}`, (_, real) => {
    real.saver.end();
    real.world.answer(fate);
    real.saver = real.world.load();
  }),
);
const close = fc.constant(
  command("close and open again", async (_, real) => {
    real.saver.close();
    await vi.advanceTimersByTimeAsync(0);
    real.world.answer("done");
    await settled();
    real.saver.end();
    if (real.world.waiting() > 0) real.world.answer("never heard of");
    real.saver = real.world.load();
  }),
);

const modes = fc.record({ after: fc.constantFrom(null, 0, 500), isPartial: fc.boolean(), isNew: fc.boolean() });

describe("a record being edited, in any order of typing, answers, losses, page loads and others' changes", () => {
  it("should lose nothing typed, create one record, replace no value that the user has not seen, and end with the server holding what is shown", async () => {
    await fc.assert(
      fc.asyncProperty(
        modes,
        fc.commands([type, type, type, answer, answer, wait, network, save, others, keepMine, takeTheirs, reload, close], {
          maxCommands: 30,
        }),
        async (mode, commands) => {
          const world = makeSaverWorld(mode);
          if (!mode.isNew) world.create(world.newKey(), { title: "T", body: "" });
          const real: Real = { world, saver: world.load() };
          const model: Model = { mine: {} };
          await fc.asyncModelRun(() => ({ model, real }), commands);

          const { saver } = real;
          const valid = (value: string): string => (value === invalidValue ? "Valid" : value);
          const { typed } = saver.latest();
          if (Object.values(typed).includes(invalidValue)) saver.type({ title: valid(typed.title), body: valid(typed.body) });
          world.connectivity.set(true);
          for (let round = 0; round < 8; round += 1) {
            saver.keepMine();
            void saver.save();
            await vi.advanceTimersByTimeAsync(6_000);
            world.answer("done");
            await settled();
          }
          expect(saver.latest()).toMatchObject({ clash: null, failure: null });
          expect(saver.isBusy()).toBe(false);
          expect(world.kept()).toBeNull();
          expect(world.unseen).toEqual([]);
          const [note] = world.notes();
          if (note === undefined) return;
          saver.take(note);
          expect(stored(saver.latest().typed)).toEqual(valuesOf(note));
        },
      ),
    );
  });
});

describe("a record being edited", () => {
  const open = (after: number | null = null) => {
    const world = makeSaverWorld({ after, isPartial: true });
    world.create(world.newKey(), { title: "T", body: "" });
    return { world, saver: world.load() };
  };

  it("should show both values of a field that two users changed, also after a page load, and store neither by itself", async () => {
    const { world, saver } = open();
    saver.type({ title: "Mine", body: "" });
    world.change("title", "Theirs");
    const saving = saver.save();
    world.answer();
    expect(await saving).toMatchObject({
      status: "clash",
      failure: { tag: "conflict" },
      typed: { title: "Mine" },
      clash: { fields: ["title"], theirs: { title: "Theirs" } },
    });
    saver.end();
    const again = world.load();
    const retrying = again.save();
    world.answer();
    expect(await retrying).toMatchObject({
      status: "clash",
      typed: { title: "Mine" },
      clash: { fields: ["title"], theirs: { title: "Theirs" } },
    });
    expect(world.notes()).toMatchObject([{ title: "Theirs" }]);
  });

  it("should merge changes to different fields without a question", async () => {
    const { world, saver } = open();
    saver.type({ title: "Mine", body: "" });
    world.change("body", "Theirs");
    const saving = saver.save();
    world.answer();
    await settled();
    world.answer();
    expect(await saving).toMatchObject({ status: "saved", typed: { title: "Mine", body: "Theirs" } });
    expect(world.notes()).toMatchObject([{ title: "Mine", body: "Theirs" }]);
  });

  it("should end a clash once the same value is typed", async () => {
    const { world, saver } = open(0);
    saver.type({ title: "Mine", body: "" });
    world.change("title", "Theirs");
    world.answer();
    await settled();
    expect(saver.latest().status).toBe("clash");
    saver.type({ title: "Theirs", body: "" });
    await settled();
    expect(saver.latest()).toMatchObject({ clash: null, status: "saved" });
    expect(saver.isBusy()).toBe(false);
  });

  it("should send nothing invalid, and say what is wrong", async () => {
    const { world, saver } = open();
    saver.type({ title: invalidValue, body: "" });
    expect(await saver.save()).toMatchObject({ status: "invalid", failure: { tag: "invalid", errors: { title: ["Invalid"] } } });
    expect(world.waiting()).toBe(0);
    expect(world.kept()).toMatchObject({ typed: { title: invalidValue } });
  });

  it("should create its record under a new key where the key was used for another one", async () => {
    const world = makeSaverWorld({ after: null, isPartial: false });
    const saver = world.load();
    const { key } = saver.latest();
    world.create(key, { title: "Somebody else's", body: "" });
    saver.type({ title: "Mine", body: "" });
    const saving = saver.save();
    world.answer();
    await settled();
    world.answer();
    expect(await saving).toMatchObject({ status: "saved", stored: { title: "Mine" } });
    expect(world.notes().map(({ title }) => title)).toEqual(["Somebody else's", "Mine"]);
  });

  it("should send what is typed when it is closed, and end when that is stored", async () => {
    const { world, saver } = open(500);
    saver.type({ title: "Mine", body: "" });
    saver.close();
    expect(world.waiting()).toBe(1);
    world.answer();
    await settled();
    saver.type({ title: "Too late", body: "" });
    await vi.advanceTimersByTimeAsync(6_000);
    expect(world.notes()).toMatchObject([{ title: "Mine" }]);
    expect(world.kept()).toBeNull();
  });

  it("should drop what is unsaved when it is discarded", () => {
    const { world, saver } = open();
    saver.type({ title: "Mine", body: "" });
    saver.discard();
    expect(world.kept()).toBeNull();
  });
});
