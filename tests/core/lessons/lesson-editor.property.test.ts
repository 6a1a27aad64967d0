import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { WorkingCopy } from "../../../core/lessons/apply-changes.rule.ts";
import { changesBetween } from "../../../core/lessons/editor/changes-between.rule.ts";
import { itemIn, itemValue } from "../../../core/lessons/editor/copy-values.rule.ts";
import { lessonFocus, type LessonEditorState } from "../../../core/lessons/editor/lesson-editor.model.ts";
import type { LessonEditor } from "../../../core/lessons/editor/lesson-editor.service.ts";
import { LessonItem } from "../../../core/lessons/item.model.ts";
import { type EditorWorld, type LessonFate, makeEditorWorld, textItem, uuidOf } from "./editor-world.ts";
import { hugeText, storedForm } from "./lesson-server.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * What the test knows.
 * @property mine what the author typed last by place, until they give it up themselves
 * @property last values that nobody touched after the author
 * @property focus where the author is
 * @property shown every value that was on the screen, by place
 * @property others values of the second author, by place
 */
type Model = {
  mine: Map<string, { readonly value: string; readonly at: number }>;
  last: Map<string, string>;
  focus: string | null;
  shown: Set<string>;
  typed: number;
  isActing: boolean;
  focused: string;
};
type Real = { readonly world: EditorWorld; editor: LessonEditor; readonly isNew: boolean };
type Command = fc.AsyncCommand<Model, Real>;

const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const clean: ReadonlySet<LessonEditorState["status"]> = new Set(["idle", "saved"]);

const placesOf = ({ name, items }: WorkingCopy): ReadonlyMap<string, unknown> =>
  new Map<string, unknown>([
    ["lesson/name", name],
    ...items.flatMap((item): [string, unknown][] => [
      [`${item.uuid}/name`, item.name],
      [`${item.uuid}/values.body`, itemValue(item, "values.body")],
    ]),
  ]);

const focusedText = (copy: WorkingCopy, focus: string | null): string =>
  focus === null ? "" : focus === lessonFocus ? copy.name : JSON.stringify(itemIn(copy, focus) ?? null);

/** What is shown in clashes counts as seen. */
const clashTexts = ({ clashes }: LessonEditorState): readonly string[] =>
  clashes.flatMap(({ change, stored }) => {
    const at = change.uuid ?? "lesson";
    if (change.op === "set") return [`${at}/${change.key}=${String(stored)}`];
    if (!LessonItem.is(stored)) return [];
    return [`${at}/name=${stored.name}`, `${at}/values.body=${String(itemValue(stored, "values.body"))}`];
  });

const note = (model: Model, state: LessonEditorState): void => {
  for (const [place, value] of placesOf(state.copy))
    model.shown.add(`${place}=${String(storedForm(value))}`).add(`${place}=${String(value)}`);
  for (const text of clashTexts(state)) model.shown.add(text);
  const focused = focusedText(state.copy, model.focus);
  if (!model.isActing) expect(focused, "what is focused changed by itself").toBe(model.focused);
  model.focused = focused;
};

const wasStored = (world: EditorWorld, place: string, value: string): boolean =>
  world.written.some(({ copy }) => placesOf(copy).get(place) === storedForm(value)) ||
  placesOf(world.server.copy() ?? { name: "", banner_img: null, tags: [], metadata: {}, length: null, items: [] }).get(place) ===
    storedForm(value);

/** What was typed is on the screen and kept for sending, or was stored. */
const check = (model: Model, { world, editor }: Real): void => {
  const state = editor.latest();
  const places = placesOf(state.copy);
  for (const [place, { value }] of model.mine) {
    const isShown = places.get(place) === value;
    if (!isShown || clean.has(state.status)) expect(wasStored(world, place, value), `${place} "${value}" is lost`).toBe(true);
  }
  for (const { change } of state.clashes) expect(["set", "put", "remove"]).toContain(change.op);
  expect(world.mostAtOnce()).toBeLessThanOrEqual(1);
  expect(world.server.creations()).toBeLessThanOrEqual(1);
};

/** Values of the second author that the editor replaced without having shown them. */
const unseenIn = (model: Model, world: EditorWorld): readonly string[] => {
  const others = new Set<string>();
  const unseen: string[] = [];
  for (const { by, copy, before } of world.written) {
    if (before === null) continue;
    const [from, to] = [placesOf(before), placesOf(copy)];
    for (const [place, value] of to) if (by === "other" && from.get(place) !== value) others.add(`${place}=${String(value)}`);
    if (by !== "editor") continue;
    for (const [place, value] of from) {
      const text = `${place}=${String(value)}`;
      if (to.get(place) !== value && others.has(text) && !model.shown.has(text)) unseen.push(text);
    }
  }
  return unseen;
};

/** A command of the author's; what it replaces on the screen they gave up themselves. */
const act = async (model: Model, real: Real, run: () => void | Promise<unknown>): Promise<void> => {
  model.isActing = true;
  await run();
  model.isActing = false;
  const places = placesOf(real.editor.latest().copy);
  for (const [place, { value }] of model.mine)
    if (places.get(place) !== value) {
      model.mine.delete(place);
      model.last.delete(place);
    }
  for (const [place, value] of model.last) if (places.get(place) !== value) model.last.delete(place);
};

const command = (name: string, run: (model: Model, real: Real) => void | Promise<unknown>): Command => ({
  check: () => true,
  run: async (model, real) => {
    await run(model, real);
    await settled();
    check(model, real);
  },
  toString: () => name,
});

const itemAt = ({ editor }: Real, at: number): LessonItem | undefined => {
  const { items } = editor.latest().copy;
  return items[at % Math.max(1, items.length)];
};
const keys = fc.constantFrom("name", "values.body");
const at = fc.nat({ max: 5 });

const typeIn = (model: Model, real: Real, uuid: string | null, key: string, value: string, isNew = true): Promise<void> => {
  const place = `${uuid ?? "lesson"}/${key}`;
  return act(model, real, () => {
    model.focus = uuid ?? lessonFocus;
    real.editor.focus(model.focus);
    real.editor.set(uuid, key, value);
    model.mine.delete(place);
    model.last.delete(place);
    if (!isNew) return;
    model.mine.set(place, { value, at: Date.now() });
    model.last.set(place, value);
  });
};
const type = fc.record({ at, key: keys, ending: fc.constantFrom("", "", "", "<script>") }).map(({ at: place, key, ending }) =>
  command(`type in ${key} of item ${place}${ending}`, async (model, real) => {
    const item = itemAt(real, place);
    if (item === undefined || real.editor.latest().phase !== "ready") return;
    model.typed += 1;
    await typeIn(model, real, item.uuid, key, `Typed ${model.typed}${key === "name" ? "" : ending}`);
  }),
);
const typeOld = fc.record({ at, value: fc.constantFrom("Body 1", "Body 2", "Other 1") }).map(({ at: place, value }) =>
  command(`type "${value}" in item ${place}`, async (model, real) => {
    const item = itemAt(real, place);
    if (item !== undefined) await typeIn(model, real, item.uuid, "values.body", value, false);
  }),
);
const typeName = fc.constant(
  command("type the name of the lesson", async (model, real) => {
    model.typed += 1;
    await typeIn(model, real, null, "name", `Lesson ${model.typed}`);
  }),
);
const typeHuge = fc.constant(
  command("type too much", async (model, real) => {
    const item = itemAt(real, 0);
    if (item === undefined) return;
    await typeIn(model, real, item.uuid, "values.body", hugeText);
  }),
);
const add = fc.record({ at, count: fc.integer({ min: 1, max: 3 }) }).map(({ at: place, count }) =>
  command(`add ${count} items`, (model, real) =>
    act(model, real, () => {
      const items = Array.from({ length: count }, () => ({ ...textItem(0, ""), uuid: real.world.newUuid() }));
      model.typed += 1;
      real.editor.putAll(
        items.map((item, index) => ({ ...item, name: `Added ${model.typed}.${index}` })),
        itemAt(real, place)?.uuid ?? null,
      );
      items.forEach(({ uuid }, index) => {
        model.mine.set(`${uuid}/name`, { value: `Added ${model.typed}.${index}`, at: Date.now() });
        model.last.set(`${uuid}/name`, `Added ${model.typed}.${index}`);
      });
    }),
  ),
);
const move = fc.tuple(at, at).map(([from, to]) =>
  command(`move item ${from} behind ${to}`, (model, real) =>
    act(model, real, () => {
      const [item, after] = [itemAt(real, from), itemAt(real, to)];
      if (item !== undefined) real.editor.move(item.uuid, after === item ? null : (after?.uuid ?? null));
    }),
  ),
);
const remove = at.map((place) =>
  command(`remove item ${place}`, (model, real) =>
    act(model, real, () => {
      const item = itemAt(real, place);
      if (item !== undefined) real.editor.remove([item.uuid]);
    }),
  ),
);
const undo = fc.constant(command("undo", (model, real) => act(model, real, () => real.editor.undo())));
const redo = fc.constant(command("redo", (model, real) => act(model, real, () => real.editor.redo())));
const focus = fc.oneof(at, fc.constant(null)).map((place) =>
  command(`focus ${place ?? "nothing"}`, (model, real) =>
    act(model, real, () => {
      model.focus = place === null ? null : (itemAt(real, place)?.uuid ?? null);
      real.editor.focus(model.focus);
    }),
  ),
);

const otherly = (model: Model, world: EditorWorld, next: (copy: WorkingCopy) => WorkingCopy): void => {
  const before = placesOf(world.server.copy() ?? { name: "", banner_img: null, tags: [], metadata: {}, length: null, items: [] });
  world.others(next);
  const copy = world.server.copy();
  if (copy === null) return;
  const after = placesOf(copy);
  for (const place of model.last.keys()) if (before.get(place) !== after.get(place)) model.last.delete(place);
};
const others = fc.record({ at, key: keys, number: fc.nat({ max: 3 }) }).map(({ at: place, key, number }) =>
  command(`the second author types "Other ${number}" in ${key} of item ${place}`, (model, { world }) =>
    otherly(model, world, (copy) => ({
      ...copy,
      items: copy.items.map((item, index) => {
        if (index !== place % copy.items.length) return item;
        return key === "name" ? { ...item, name: `Other ${number}` } : { ...item, values: { ...item.values, body: `Other ${number}` } };
      }),
    })),
  ),
);
const othersOrder = fc.record({ at, kind: fc.constantFrom("add", "remove", "turn", "name") }).map(({ at: place, kind }) =>
  command(`the second author: ${kind} ${place}`, (model, { world }) =>
    otherly(model, world, (copy) => {
      if (kind === "name") return { ...copy, name: `Other name ${place}` };
      if (kind === "turn") return { ...copy, items: copy.items.toReversed() };
      if (kind === "remove") return { ...copy, items: copy.items.filter((_, index) => index !== place % copy.items.length) };
      return { ...copy, items: [...copy.items, { ...textItem(9), uuid: world.newUuid() }] };
    }),
  ),
);

const answers = fc
  .constantFrom<LessonFate>(
    "done",
    "done",
    "done",
    "done twice",
    "answer lost",
    "answer late",
    "done, said to have failed",
    "arrived late",
    "never arrived",
    "forbidden",
    "session ended",
  )
  .map((fate) => command(fate, (_, { world }) => world.answer(fate)));
const deliver = fc.constant(command("the late request arrives", (_, { world }) => world.deliver()));
const wait = fc.constantFrom(100, 500, 500, 6_000, 16_000).map((ms) => command(`wait ${ms}`, () => vi.advanceTimersByTimeAsync(ms)));
const network = fc
  .boolean()
  .map((isOnline) => command(isOnline ? "online" : "offline", (_, { world }) => world.connectivity.set(isOnline)));
const presence = fc
  .boolean()
  .map((isThere) =>
    command(isThere ? "the second author comes" : "the second author leaves", (_, { world }) =>
      world.setAuthors(isThere ? [{ user_id: 2, name: "Uma", item: null }] : []),
    ),
  );
const flush = fc.constant(command("flush", (_, { editor }) => void editor.flush()));
const save = fc.constant(
  command("save and answer", async (_, { editor, world }) => {
    void editor.flush();
    await settled();
    world.answer();
    await settled();
    world.answer();
  }),
);
const publish = fc.constant(
  command("publish", async (_, { editor, world }) => {
    void editor.publish();
    await settled();
    world.answer();
    await settled();
    world.answer();
  }),
);
const restore = fc.constant(
  command("restore the first version", (model, real) =>
    act(model, real, async () => {
      const { editor, world } = real;
      if (world.server.versions().length === 0 || world.waiting() > 0) return;
      model.last.clear();
      void editor.restoreVersion(1)();
      for (let round = 0; round < 3; round += 1) {
        await settled();
        world.answer();
      }
      await settled();
    }),
  ),
);
const resolve = fc
  .constantFrom("mine" as const, "theirs" as const, "both" as const)
  .map((by) => command(`take ${by}`, (model, real) => act(model, real, () => real.editor.resolve(0, by))));

const at$ = ({ world, isNew }: Real) => {
  const stored = world.server.stored();
  return isNew && stored === null ? { newIn: null } : { key: stored?.id ?? 1 };
};
/** Loads a page and takes the drafts that it offers. */
const reload = async (model: Model, real: Real): Promise<void> => {
  model.isActing = true;
  const isCreating = real.isNew && real.editor.latest().stored === null;
  model.focus = null;
  real.editor = await real.world.load(isCreating ? { newIn: null } : at$(real));
  real.editor.state$.subscribe((state) => note(model, state));
  while (real.editor.latest().draft !== null) real.editor.takeDraft();
  await settled();
  model.isActing = false;
};
const crash = fc.boolean().map((isDone) =>
  command(`crash, ${isDone ? "the request arrived" : "the request did not arrive"}`, async (model, real) => {
    const now = Date.now();
    real.world.crash(isDone);
    await reload(model, real);
    const places = placesOf(real.editor.latest().copy);
    for (const [place, { value, at: typedAt }] of model.mine) {
      if (now - typedAt > 1_000 || places.get(place) === value) continue;
      model.mine.delete(place);
      model.last.delete(place);
    }
    for (const [place, value] of model.last)
      if (places.get(place) !== value && model.mine.get(place) === undefined) model.last.delete(place);
  }),
);
const close = fc.constant(
  command("close and open again", async (model, real) => {
    const before = real.editor;
    model.isActing = true;
    before.close();
    for (let round = 0; round < 4; round += 1) {
      await settled();
      real.world.answer();
    }
    await vi.advanceTimersByTimeAsync(4_000);
    await reload(model, real);
  }),
);

describe("a lesson being edited by two authors, in any order of changes, answers, losses and page loads", () => {
  it("should lose nothing that was typed or acknowledged, change nothing that is focused, and end with the server holding what is shown", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.commands(
          [
            type,
            type,
            type,
            typeOld,
            typeName,
            typeHuge,
            add,
            move,
            remove,
            undo,
            redo,
            focus,
            others,
            others,
            othersOrder,
            answers,
            answers,
            answers,
            deliver,
            wait,
            wait,
            network,
            presence,
            flush,
            save,
            save,
            publish,
            restore,
            resolve,
            crash,
            close,
          ],
          { maxCommands: 40, size: "max" },
        ),
        async (isNew, commands) => {
          const world = makeEditorWorld();
          if (!isNew) {
            world.server.create({ name: "Lesson", items: [1, 2, 3].map((number) => textItem(number)), publish: true, key: uuidOf(99) });
          }
          const editor = await world.load(isNew ? { newIn: null } : { key: 1 });
          const model: Model = { mine: new Map(), last: new Map(), focus: null, shown: new Set(), typed: 0, isActing: true, focused: "" };
          const real: Real = { world, editor, isNew };
          editor.state$.subscribe((state) => note(model, state));
          model.isActing = false;
          await fc.asyncModelRun(() => ({ model, real }), commands);

          world.connectivity.set(true);
          world.setAuthors([]);
          const { items } = real.editor.latest().copy;
          for (const item of items)
            if (itemValue(item, "values.body") === hugeText) await typeIn(model, real, item.uuid, "values.body", "Small");
          await act(model, real, () => {
            model.focus = null;
            real.editor.focus(null);
          });
          for (let round = 0; round < 12; round += 1) {
            while (real.editor.latest().clashes.length > 0) real.editor.resolve(0, "mine");
            world.deliver();
            void real.editor.flush();
            await vi.advanceTimersByTimeAsync(1_000);
            world.answer();
            await vi.advanceTimersByTimeAsync(16_000);
            world.answer();
            await settled();
          }
          const state = real.editor.latest();
          check(model, real);
          expect(clean.has(state.status), state.status).toBe(true);
          expect([...world.device.held.keys()]).toEqual([]);
          expect(unseenIn(model, world)).toEqual([]);
          const stored = world.server.copy();
          if (stored === null) return;
          for (const [place, value] of model.last) expect(placesOf(stored).get(place), `the last word in ${place}`).toBe(storedForm(value));
          await act(model, real, () => void vi.advanceTimersByTimeAsync(0));
          world.setAuthors([{ user_id: 2, name: "Uma", item: null }]);
          model.isActing = true;
          await vi.advanceTimersByTimeAsync(31_000);
          const shown = { ...real.editor.latest().copy };
          expect(changesBetween(stored, shown).filter((change) => change.op !== "set" || storedForm(change.value) !== change.base)).toEqual(
            [],
          );
        },
      ),
      { numRuns: 1_000, interruptAfterTimeLimit: 500_000, endOnFailure: true },
    );
  }, 600_000);
});
