import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { touchedFields } from "../../../core/kernel/saver-fields.rule.ts";
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

/**
 * What the test knows of each field.
 * @property mine what the user typed last and has not given up, until it is stored
 * @property last the last word: a value typed by the user after all others' changes
 * @property others whether another user ever wrote the field
 */
type Model = {
  mine: Partial<Record<NoteField, string>>;
  last: Partial<Record<NoteField, string>>;
  others: ReadonlySet<NoteField>;
  typed: number;
};
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
      expect([...values, ...world.notes().map((note) => note[field]), state.base?.[field] ?? ""]).toContain(mine.trim());
      delete model.mine[field];
    }
  }
};
const checkClash = (model: Model, { world, saver }: Real): void => {
  const { clash, typed } = saver.latest();
  if (clash === null) return;
  expect(clash.fields.length).toBeGreaterThan(0);
  for (const field of clash.fields) {
    expect(clash.theirs[field]).not.toBe((Object.values(typed).includes(invalidValue) ? typed : stored(typed))[field]);
    expect(model.others.has(field), "clashes with a value of its own").toBe(true);
  }
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
    checkClash(model, real);
    expect(real.world.unseen).toEqual([]);
  },
  toString: () => name,
});

const fields = fc.constantFrom<NoteField>(...noteFields);
const typing = (model: Model, saver: NoteSaver, field: NoteField, value: string): void => {
  model.mine[field] = value;
  saver.type({ ...saver.latest().typed, [field]: value });
};
/** Values that meet values of others and values that were there before. */
const type = fc.record({ field: fields, value: fc.constantFrom("", "A", "A ", "B", "T", invalidValue) }).map(({ field, value }) =>
  command(`type ${field} "${value}"`, (model, { saver }) => {
    delete model.last[field];
    typing(model, saver, field, value);
  }),
);
/** A value that stands nowhere else, so that it has to be stored. */
const typeNew = fields.map((field) =>
  command(`type ${field} something new`, (model, { saver }) => {
    model.typed += 1;
    model.last[field] = `New ${model.typed}`;
    typing(model, saver, field, `New ${model.typed}`);
  }),
);
const others = fc.record({ field: fields, value: fc.constantFrom("A", "B", "D", "E", "F") }).map(({ field, value }) =>
  command(`another user writes ${field} "${value}"`, (model, { world }) => {
    delete model.last[field];
    model.others = new Set([...model.others, field]);
    world.change(field, value);
  }),
);
const saveNow = fc.constant(
  command("save and answer", async (_, { world, saver }) => {
    void saver.save();
    world.answer("done");
    await settled();
    world.answer("done");
  }),
);
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
    const { clash } = saver.latest();
    for (const field of clash?.fields ?? []) {
      delete model.mine[field];
      delete model.last[field];
    }
    saver.takeTheirs();
    for (const field of clash?.fields ?? []) expect(saver.latest().typed[field]).toBe(clash?.theirs[field]);
  }),
);
/** Who leaves during a clash with the old value typed again has taken their own change back. */
const giveUpOld = (model: Model, saver: NoteSaver): void => {
  const { clash } = saver.latest();
  for (const field of clash?.fields ?? []) {
    if (model.mine[field]?.trim() !== clash?.from[field]) continue;
    delete model.mine[field];
    delete model.last[field];
  }
};
const reload = fc.constantFrom<Fate>("done unheard", "never heard of").map((fate) =>
  command(`reload, ${fate}`, (model, real) => {
    giveUpOld(model, real.saver);
    real.saver.end();
    real.world.answer(fate);
    real.saver = real.world.load();
  }),
);
const close = fc.constant(
  command("close and open again", async (model, real) => {
    giveUpOld(model, real.saver);
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

describe("a record being edited, in any order of typing, responses, losses, page loads and others' changes", () => {
  it("should lose no input, create one record, replace no value that the user has not seen, and end with the server holding what is shown", async () => {
    await fc.assert(
      fc.asyncProperty(
        modes,
        fc.commands(
          [
            type,
            type,
            typeNew,
            typeNew,
            answer,
            answer,
            wait,
            network,
            save,
            saveNow,
            saveNow,
            others,
            others,
            keepMine,
            takeTheirs,
            reload,
            close,
          ],
          { maxCommands: 40, size: "max" },
        ),
        async (mode, commands) => {
          const world = makeSaverWorld(mode);
          if (!mode.isNew) world.create(world.newKey(), { title: "T", body: "" });
          const real: Real = { world, saver: world.load() };
          const model: Model = { mine: {}, last: {}, others: new Set(), typed: 0 };
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
          expect(note ?? {}).toMatchObject(model.last);
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

  const theirsAndMine = async () => {
    const opened = open();
    opened.saver.type({ title: "Mine", body: "Mine too" });
    opened.world.change("title", "Theirs");
    const saving = opened.saver.save();
    opened.world.answer();
    await saving;
    return opened;
  };

  it("should send nothing during a conflict", async () => {
    const { world, saver } = await theirsAndMine();
    expect(await saver.save()).toMatchObject({ status: "clash" });
    expect(world.waiting()).toBe(0);
  });

  it("should store the typed or keep the stored value, as the user chooses, and store the other fields either way", async () => {
    for (const choice of ["Mine", "Theirs"] as const) {
      const { world, saver } = await theirsAndMine();
      if (choice === "Mine") saver.keepMine();
      else saver.takeTheirs();
      const saving = saver.save();
      world.answer();
      expect(await saving).toMatchObject({ status: "saved", clash: null });
      expect(world.notes()).toMatchObject([{ title: choice, body: "Mine too" }]);
    }
  });

  it("should recognise its own value after a lost response and a refused retry, and store later input", async () => {
    const { world, saver } = open();
    for (const fate of ["answer lost", "forbidden"] as const) {
      saver.type({ title: "Mine", body: "" });
      const saving = saver.save();
      world.answer(fate);
      await saving;
    }
    saver.type({ title: "Mine, longer", body: "" });
    const saving = saver.save();
    world.answer();
    await settled();
    world.answer();
    expect(await saving).toMatchObject({ status: "saved", clash: null });
    expect(world.notes()).toMatchObject([{ title: "Mine, longer" }]);
  });

  it("should store the previous value when the response to another value was lost", async () => {
    const { world, saver } = open(0);
    saver.type({ title: "Mine", body: "" });
    world.answer("answer lost");
    await settled();
    saver.type({ title: "T", body: "" });
    for (let round = 0; round < 3; round += 1) {
      world.answer();
      await settled();
    }
    expect(saver.latest()).toMatchObject({ status: "saved", clash: null });
    expect(world.notes()).toMatchObject([{ title: "T" }]);
  });

  it("should correct the record that an unanswered creation has made, in the same save", async () => {
    const world = makeSaverWorld({ after: null, isPartial: true });
    const saver = world.load();
    saver.type({ title: "First", body: "" });
    const first = saver.save();
    world.answer("answer lost");
    expect(await first).toMatchObject({ status: "failed", failure: { tag: "timeout" } });
    saver.type({ title: "Second", body: "" });
    const second = saver.save();
    world.answer();
    await settled();
    world.answer();
    expect(await second).toMatchObject({ status: "saved" });
    expect(world.notes()).toMatchObject([{ id: 1, title: "Second", version: 2 }]);
  });

  it("should keep the conflict when the value from before both changes is typed, and store it when that is chosen", async () => {
    const { world, saver } = await theirsAndMine();
    saver.type({ ...saver.latest().typed, title: "T" });
    expect(saver.latest()).toMatchObject({ status: "clash", clash: { fields: ["title"] } });
    saver.keepMine();
    const saving = saver.save();
    world.answer();
    await saving;
    expect(world.notes()).toMatchObject([{ title: "T", body: "Mine too" }]);
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

  it("should end a conflict once the same value is typed", async () => {
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

  it("should send nothing invalid, and report the error", async () => {
    const { world, saver } = open();
    saver.type({ title: invalidValue, body: "" });
    expect(await saver.save()).toMatchObject({ status: "invalid", failure: { tag: "invalid", errors: { title: ["Invalid"] } } });
    expect(world.waiting()).toBe(0);
    expect(world.kept()).toMatchObject({ typed: { title: invalidValue } });
  });

  it("should create its record under a new key if the key was used for another one", async () => {
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

  it("should send pending input when it is closed, and end when that is stored", async () => {
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

  it("should drop unsaved input when it is discarded", () => {
    const { world, saver } = open();
    saver.type({ title: "Mine", body: "" });
    saver.discard();
    expect(world.kept()).toBeNull();
  });
});
