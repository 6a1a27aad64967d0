import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { describe, expect, it } from "vitest";
import type { Failure } from "../../core/kernel/failure.ts";
import { lessonLimits } from "../../core/lessons/lesson-limits.model.ts";
import type { LessonFolderStore } from "../../core/lessons/lessons.port.ts";
import { given, refusal } from "./answer-of.ts";

/**
 * A store without folders and lessons.
 * @property addLesson adds a lesson to a folder and gives its id
 * @property removeLesson deletes one lesson by itself
 * @property lessonsIn names of the lessons in use in a folder, in order
 */
export type LessonFolderWorld = {
  readonly folders: LessonFolderStore;
  readonly addLesson: (name: string, folder_id: number) => Promise<number>;
  readonly removeLesson: (id: number) => TaskEither<Failure, void>;
  readonly wait: (seconds: number) => Promise<void>;
  readonly me: number;
};

const key = "5c3f2f0e-53a1-4d5e-9a53-0d1f6c3c9b11";
const unknownId = 999_999_999;

/**
 * What every store of folders of lessons does.
 * @param label what kind of store it is
 */
export const lessonFoldersConformance = (label: string, make: () => Promise<LessonFolderWorld>): void => {
  const filled = async () => {
    const world = await make();
    const folder = async (name: string, folder_id: number | null = null): Promise<number> =>
      (await given(world.folders.create({ name, folder_id }))).id;
    const names = async (deleted = false): Promise<readonly string[]> => (await given(world.folders.list(deleted))).map(({ name }) => name);
    const lessonsIn = async (id: number): Promise<readonly string[]> =>
      (await given(world.folders.get(id))).lessons.map(({ name }) => name);
    return { ...world, folder, names, lessonsIn };
  };

  describe(`Folders of lessons kept by ${label}`, () => {
    it("should have their values, counts of what is directly in them and their content, one for each attempt [B3.01] [B7.02]", async () => {
      const { folders, folder, addLesson, names, me } = await filled();
      const made = await given(folders.create({ name: " Safety ", key }));
      expect(await given(folders.create({ name: "Again", key }))).toEqual(made);
      const inner = await folder("Quay", made.id);
      await addLesson("Winds", made.id);
      await addLesson("Cranes", made.id);
      await addLesson("Ladders", inner);
      const read = await given(folders.get(made.id));
      expect(read).toMatchObject({
        id: made.id,
        name: "Safety",
        folder_id: null,
        user_id: me,
        lessons_count: 2,
        folders_count: 1,
        editable: true,
        deletable: true,
        schemaLevel: "full",
        version: 1,
        deleted_at: null,
        path: [],
      });
      expect(read.lessons.map(({ name, schemaLevel }) => [name, schemaLevel])).toEqual([
        ["Cranes", "small"],
        ["Winds", "small"],
      ]);
      expect(read.folders).toMatchObject([{ id: inner, name: "Quay", lessons_count: 1, schemaLevel: "small" }]);
      expect((await given(folders.get(inner))).path).toEqual([{ id: made.id, name: "Safety" }]);
      expect(await names()).toEqual(["Quay", "Safety"]);
    });

    it("should be renamed and moved on their version, neither too deep nor into themselves [B7.02]", async () => {
      const { folders, folder } = await filled();
      const line: number[] = [];
      for (const name of ["1", "2", "3", "4", "5"]) line.push(await folder(name, line.at(-1) ?? null));
      const [top = 0, second = 0, third = 0, fourth = 0, deepest = 0] = line;
      expect(await refusal(folders.create({ name: "6", folder_id: deepest }))).toMatchObject({
        tag: "invalid",
        code: "lesson_folder_depth",
      });
      expect(await refusal(folders.update(top, { version: 1, folder_id: deepest }))).toMatchObject({ code: "lesson_folder_cycle" });
      const pair = await folder("pair");
      await folder("inner", pair);
      expect(await refusal(folders.update(pair, { version: 1, folder_id: fourth }))).toMatchObject({ code: "lesson_folder_depth" });
      expect(await given(folders.update(pair, { version: 1, folder_id: third, name: "Pair" }))).toMatchObject({
        name: "Pair",
        folder_id: third,
        version: 2,
      });
      const renamed = await given(folders.update(second, { version: 1, name: "Second" }));
      expect(await refusal(folders.update(second, { version: 1, name: "Else" }))).toMatchObject({ tag: "conflict", current: renamed });
      expect(await refusal(folders.update(second, { version: 2, name: "  " }))).toMatchObject({ errors: { name: ["Name is required"] } });
      expect(await refusal(folders.create({ name: "x", folder_id: unknownId }))).toMatchObject({
        errors: { folder_id: ["Folder not found."] },
      });
    });

    it("should be deleted with what is in them and restored with exactly that, even within one second [B4.06]", async () => {
      const { folders, folder, addLesson, removeLesson, names, lessonsIn } = await filled();
      const outer = await folder("Outer");
      const inner = await folder("Inner", outer);
      const early = await folder("Early", outer);
      const before = await addLesson("Before", inner);
      await addLesson("Inside", inner);
      await given(removeLesson(before));
      await given(folders.remove(early));
      await given(folders.remove(outer));
      expect([await names(), await names(true)]).toEqual([[], ["Early", "Outer"]]);
      expect(await refusal(folders.update(inner, { version: 2, name: "x" }))).toMatchObject({ tag: "not-found" });
      expect(await given(folders.get(outer))).toMatchObject({ folders_count: 1 });
      expect((await given(folders.restore(outer))).deleted_at).toBeNull();
      expect([await names(), await names(true), await lessonsIn(inner)]).toEqual([["Inner", "Outer"], ["Early"], ["Inside"]]);
    });

    it("should be restored at the top where the folder above is deleted, for 90 days [B4.06]", async () => {
      const { folders, folder, wait } = await filled();
      const outer = await folder("Outer");
      const inner = await folder("Inner", outer);
      await given(folders.remove(inner));
      await given(folders.remove(outer));
      expect(await given(folders.restore(inner))).toMatchObject({ folder_id: null, deleted_at: null });
      await wait(lessonLimits.binSeconds + 60);
      expect(await refusal(folders.restore(outer))).toMatchObject({ tag: "not-found", code: "no_lesson_folder" });
    });

    it("should not be found where there are none", async () => {
      const { folders } = await filled();
      const missing = { tag: "not-found", message: "Folder not found.", code: "no_lesson_folder", values: {} };
      expect(await refusal(folders.get(unknownId))).toEqual(missing);
      for (const answer of [folders.update(unknownId, { version: 1, name: "A" }), folders.restore(unknownId)])
        expect(await refusal(answer)).toEqual(missing);
      expect(await refusal(folders.remove(unknownId))).toMatchObject({ tag: "not-found" });
    });
  });
};
