import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { applyChanges } from "../../../core/lessons/apply-changes.rule.ts";
import { decideLessonChange } from "../../../core/lessons/decide-lesson-change.rule.ts";
import { withRestoredItems } from "../../../core/lessons/decide-version-restoration.rule.ts";
import type { ItemChange } from "../../../core/lessons/item-change.model.ts";
import type { LessonItem } from "../../../core/lessons/item.model.ts";
import { versionsToDrop } from "../../../core/lessons/kept-versions.rule.ts";
import type { LessonContext, LessonOutcome } from "../../../core/lessons/lesson-edit.model.ts";
import { lessonLimits } from "../../../core/lessons/lesson-limits.model.ts";
import type { StoredLesson } from "../../../core/lessons/lesson-record.rule.ts";
import { contentOf, workingCopyOf } from "../../../core/lessons/working-copy.rule.ts";
import { storedLesson } from "./stored-lesson.ts";

const uuidOf = (n: number): string => `5c3f2f0e-53a1-4d5e-9a53-${String(n).padStart(12, "0")}`;
const text = fc.constantFrom("<p>a</p>", "<p>b</p>", "<p>c</p>", "");
const anItem = (n: number): fc.Arbitrary<LessonItem> =>
  fc.record({
    uuid: fc.constant(uuidOf(n)),
    type: fc.constant("rich_text" as const),
    name: fc.constantFrom("", "One", "Two"),
    values: fc.record({ body: text, standalone: fc.boolean() }),
  });
const someItems = fc.subarray([1, 2, 3, 4, 5, 6]).chain((ns) => fc.tuple(...ns.map(anItem)));

const context = (values: Partial<LessonContext> = {}): LessonContext & { readonly folder: null } => ({
  viewer: { role: "owner", user_id: 1 },
  lastVersion: 0,
  published: null,
  problemsOf: () => [],
  now: 1_000,
  folder: null,
  ...values,
});

/** Single changes that lead from one list of items to another. */
const changesTo = (before: readonly LessonItem[], after: readonly LessonItem[]): readonly ItemChange[] => [
  ...before
    .filter(({ uuid }) => !after.some((item) => item.uuid === uuid))
    .map((item): ItemChange => ({ op: "remove", uuid: item.uuid, base: item })),
  ...after.map((item): ItemChange => {
    const base = before.find(({ uuid }) => uuid === item.uuid) ?? null;
    return { op: "put", uuid: item.uuid, item, after: null, base };
  }),
  ...after.map((item, at): ItemChange => ({ op: "move", uuid: item.uuid, after: after[at - 1]?.uuid ?? null, base: null })),
];

const decided = (outcome: ReturnType<typeof decideLessonChange>): LessonOutcome => {
  if (E.isLeft(outcome)) throw new Error(JSON.stringify(outcome.left));
  return outcome.right;
};

describe("a change of a lesson", () => {
  it("should store the same by single changes as by the whole list of items", () => {
    fc.assert(
      fc.property(someItems, someItems, (before, after) => {
        const stored = storedLesson({ items: before });
        const whole = decided(decideLessonChange(stored, { version: stored.version, items: after, publish: false }, context()));
        const single = decided(decideLessonChange(stored, { changes: changesTo(before, after) }, context()));
        expect(single.write?.edit).toEqual(whole.write?.edit);
      }),
    );
  });

  it("should store all changes of a request or none", () => {
    fc.assert(
      fc.property(someItems, someItems, someItems, (before, theirs, mine) => {
        const changes = changesTo(before, mine);
        const stored = storedLesson({ items: theirs, version: 2 });
        const outcome = decideLessonChange(stored, { version: 1, changes }, context());
        const { copy, clashes } = applyChanges(workingCopyOf(stored), changes);
        if (clashes.length > 0) expect(outcome).toMatchObject({ left: { tag: "conflict", current: { version: 2, items: theirs } } });
        else expect(decided(outcome).write?.edit.items ?? theirs).toEqual(copy.items);
      }),
    );
  });
});

describe("restored items", () => {
  it("should be as in the version, and every other item as it was, in its order", () => {
    fc.assert(
      fc.property(someItems, someItems, fc.array(fc.integer({ min: 1, max: 6 })), (now, then, chosen) => {
        const copy = workingCopyOf(storedLesson({ items: now }));
        const only = chosen.map(uuidOf).filter((uuid) => then.some((item) => item.uuid === uuid));
        const { items, ...values } = withRestoredItems(copy, { ...contentOf(copy), name: "Then", items: then }, only);
        expect(items.filter(({ uuid }) => !only.includes(uuid))).toEqual(now.filter(({ uuid }) => !only.includes(uuid)));
        for (const uuid of only) expect(items.filter((item) => item.uuid === uuid)).toEqual(then.filter((item) => item.uuid === uuid));
        expect(values.name).toBe(copy.name);
      }),
    );
  });
});

type Edit = { readonly by: number; readonly after: number; readonly body: string };

describe("the versions of a lesson", () => {
  it("should hold the state that each author left to another, whatever was edited in between", () => {
    const edit = fc.record({ by: fc.integer({ min: 1, max: 3 }), after: fc.constantFrom(1, 60, 700), body: text });
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 30 }), (edits: readonly Edit[]) => {
        const first: StoredLesson = storedLesson({ items: [], updated_at: 0, edited_by: null, sitting_from: null });
        let stored = first;
        let last = 0;
        const kept: (readonly LessonItem[])[] = [];
        for (const { by, after, body } of edits) {
          const items: readonly LessonItem[] = [{ uuid: uuidOf(1), type: "rich_text", name: "", values: { body } }];
          const now = stored.updated_at + after;
          const asked = { version: stored.version, items, publish: false };
          const { write } = decided(
            decideLessonChange(stored, asked, context({ viewer: { role: "owner", user_id: by }, now, lastVersion: last })),
          );
          if (write === null) continue;
          const isLeft = stored.sitting_from !== null && (stored.edited_by !== by || after > lessonLimits.sittingSeconds);
          expect(write.versions.map(({ content }) => content.items)).toEqual(isLeft ? [stored.items] : []);
          kept.push(...write.versions.map(({ content }) => content.items));
          last += write.versions.length;
          stored = { ...stored, ...write.edit };
        }
        expect(last).toBe(kept.length);
      }),
    );
  });

  it("should be the newest 200, and all that were published or named", () => {
    const version = fc.record({ kind: fc.constantFrom("publish", "restore", "sitting"), name: fc.constantFrom("", "", "Named") } as const);
    fc.assert(
      fc.property(fc.array(version, { maxLength: 450, size: "max" }), (versions) => {
        const numbered = versions.map((one, at) => ({ ...one, number: at + 1 }));
        const dropped = new Set(versionsToDrop(numbered));
        const plain = numbered.filter(({ kind, name }) => kind !== "publish" && name === "");
        const kept = plain.filter(({ number }) => !dropped.has(number));
        expect(kept).toEqual(plain.slice(-lessonLimits.keptVersions));
        expect(dropped.size).toBe(Math.max(0, plain.length - lessonLimits.keptVersions));
      }),
    );
  });
});
