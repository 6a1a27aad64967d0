import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import type { FolderPlace } from "../../../core/kernel/folder-places.ts";
import { folderLine } from "../../../core/kernel/folder-places.ts";
import { deletionTime } from "../../../core/kernel/folder-tree.ts";
import { decideLessonFolderDeletion, decideLessonFolderRestoration } from "../../../core/lessons/decide-lesson-folder-deletion.rule.ts";
import { decideLessonFolderChange, decideNewLessonFolder } from "../../../core/lessons/decide-lesson-folder.rule.ts";
import type { LessonFolder } from "../../../core/lessons/lesson-folder.model.ts";
import { lessonLimits } from "../../../core/lessons/lesson-limits.model.ts";
import { refusalOf, writeOf } from "../decision-of.ts";

const now = 1_782_910_800;
const place = (id: number, parent_id: number | null = null, deleted_at: number | null = null): FolderPlace => ({
  id,
  parent_id,
  deleted_at,
});
const folder = (values: Partial<LessonFolder> = {}): LessonFolder => ({
  id: 5,
  name: "Safety",
  folder_id: null,
  user_id: 1,
  lessons_count: 0,
  folders_count: 0,
  teams: [],
  editable: true,
  deletable: true,
  version: 3,
  deleted_at: null,
  created_at: now - 100,
  updated_at: now - 100,
  schemaLevel: "small",
  ...values,
});
const at = ({ id, parent_id, deleted_at }: FolderPlace): LessonFolder => folder({ id, folder_id: parent_id, deleted_at, version: 1 });

type Step = { readonly kind: "create" | "move" | "delete" | "restore"; readonly which: number; readonly into: number };
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom("create", "create", "move", "delete", "restore"),
  which: fc.nat({ max: 12 }),
  into: fc.nat({ max: 12 }),
});

describe("folders of lessons after any writes", () => {
  it("should be five deep at most, with nothing in use in something deleted, and restored exactly as they were deleted", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let places: readonly FolderPlace[] = [];
        const batches = new Map<number, readonly number[]>();
        const put = (one: FolderPlace): void => void (places = [...places.filter(({ id }) => id !== one.id), one]);
        const found = (index: number): FolderPlace | undefined => places[index % Math.max(1, places.length)];
        for (const { kind, which, into } of steps) {
          const [stored, parent] = [found(which), into === 0 ? undefined : found(into)];
          const context = { parent: parent === undefined ? null : at(parent), places, now };
          const latest = Math.max(0, ...places.map(({ deleted_at }) => deleted_at ?? 0)) || null;
          if (kind === "create") {
            const made = decideNewLessonFolder(false, { name: "x", folder_id: parent?.id ?? null }, context);
            if (E.isRight(made) && made.right !== null) put(place(places.length + 1, made.right.edit.folder_id));
          } else if (stored === undefined) continue;
          else if (kind === "move") {
            const moved = decideLessonFolderChange(at(stored), { version: 1, folder_id: parent?.id ?? null }, context);
            if (E.isRight(moved) && moved.right !== null) put({ ...stored, parent_id: moved.right.edit.folder_id });
          } else {
            const decision =
              kind === "delete"
                ? decideLessonFolderDeletion(at(stored), { places, latest, now })
                : decideLessonFolderRestoration(at(stored), { places, now });
            if (E.isLeft(decision) || decision.right === null) continue;
            const { below, edit } = decision.right;
            const batch = batches.get(stored.id);
            if (edit.deleted_at !== null) batches.set(stored.id, below);
            else if (batch !== undefined) {
              const isStillDeleted = (id: number): boolean => places.some((one) => one.id === id && one.deleted_at === stored.deleted_at);
              expect(new Set(below)).toEqual(new Set(batch.filter(isStillDeleted)));
            }
            for (const inside of places.filter(({ id }) => below.includes(id))) put({ ...inside, deleted_at: edit.deleted_at });
            put({ ...stored, parent_id: edit.folder_id, deleted_at: edit.deleted_at });
          }
        }
        for (const one of places.filter(({ deleted_at }) => deleted_at === null)) {
          const line = folderLine(places, one.id);
          expect(line.length).toBeLessThanOrEqual(lessonLimits.folderDepth);
          expect(places.filter(({ id }) => line.includes(id)).every(({ deleted_at }) => deleted_at === null)).toBe(true);
        }
      }),
    );
  });
});

describe("a folder of lessons", () => {
  const context = { parent: null, places: [place(5)], now };

  it("should be deleted at a time that nothing else was deleted at, with what is in use in it [B4.06]", () => {
    expect([deletionTime(now, null), deletionTime(now, now - 5), deletionTime(now, now), deletionTime(now, now + 3)]).toEqual([
      now,
      now,
      now + 1,
      now + 4,
    ]);
    const places = [place(5), place(6, 5), place(7, 6), place(8, 5, now)];
    const deleted = writeOf(decideLessonFolderDeletion(folder(), { places, latest: now, now }));
    expect(deleted).toMatchObject({
      edit: { deleted_at: now + 1, version: 4 },
      below: [5, 6, 7],
      audit: { action: "lesson_folder.delete" },
    });
    expect(writeOf(decideLessonFolderDeletion(folder({ deleted_at: now - 9 }), { places, latest: now, now }))).toBeNull();
  });

  it("should be restored at the top where the folder above is deleted or has become too deep [B4.06]", () => {
    const inner = folder({ folder_id: 1, deleted_at: now });
    const restored = (places: readonly FolderPlace[]) => writeOf(decideLessonFolderRestoration(inner, { places, now }))?.edit.folder_id;
    expect(restored([place(1, null, now - 5), place(5, 1, now)])).toBeNull();
    expect(restored([place(1, 2), place(2, 3), place(3, 4), place(4), place(5, 1, now), place(6, 5, now)])).toBeNull();
    expect(restored([place(1), place(5, 1, now)])).toBe(1);
  });

  it.each([
    ["that is not there", null, "not-found"],
    ["that the caller only reads", folder({ editable: false }), "forbidden"],
    ["that has been in the bin for 90 days", folder({ deleted_at: now - lessonLimits.binSeconds }), "not-found"],
  ] as const)("should not be written when it is one %s", (_, stored, tag) => {
    for (const decision of [
      decideLessonFolderChange(stored, { version: 3, name: "x" }, context),
      decideLessonFolderDeletion(stored, { places: context.places, latest: null, now }),
      decideLessonFolderRestoration(stored, context),
    ])
      expect(refusalOf(decision).tag).toBe(tag);
  });

  it("should be refused beyond the greatest number, in a folder that only reads, and with a late version", () => {
    const places = Array.from({ length: lessonLimits.folders }, (_, index) => place(index + 1));
    expect(refusalOf(decideNewLessonFolder(false, { name: "x" }, { ...context, places }))).toMatchObject({ code: "lesson_folder_number" });
    const reading = { ...context, parent: folder({ editable: false }) };
    expect(refusalOf(decideNewLessonFolder(false, { name: "x", folder_id: 5 }, reading))).toMatchObject({ tag: "forbidden" });
    expect(refusalOf(decideLessonFolderChange(folder(), { version: 2, name: "x" }, context))).toMatchObject({ tag: "conflict" });
    expect(writeOf(decideLessonFolderChange(folder(), { version: 2, name: " Safety " }, context))).toBeNull();
  });
});
