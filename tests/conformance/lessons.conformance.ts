import { describe, expect, it } from "vitest";
import { lessonLimits } from "../../core/lessons/lesson-limits.model.ts";
import { given, refusal } from "./answer-of.ts";
import { filledLessonWorld, type LessonWorld, textItem, uuidOf } from "./lesson-world.ts";

const unknownId = 999_999_999;
const attempt = uuidOf(900);

/**
 * What every store of lessons does with one lesson.
 * @param label what kind of store it is
 */
export const lessonsConformance = (label: string, make: () => Promise<LessonWorld>): void => {
  const filled = () => filledLessonWorld(make);

  describe(`Lessons kept by ${label}`, () => {
    it("should be created with a name of their time and their maker, one for each attempt [B3.02] [B5.09] [B7.03]", async () => {
      const { lessons, me } = await filled();
      const made = await given(lessons.create({ key: attempt }));
      expect(made).toMatchObject({
        name: expect.stringMatching(/^New Lesson: \w{3} \d{1,2}, \d{4} at \d{1,2}:\d\d [AP]M$/),
        folder_id: null,
        banner_img: null,
        items: [],
        items_count: 0,
        kinds: [],
        tags: [],
        metadata: {},
        length: 0,
        length_set: false,
        user_id: me,
        published: false,
        published_version: null,
        isDirty: true,
        editable: true,
        deletable: true,
        deleted_at: null,
        version: 1,
      });
      expect(await given(lessons.create({ key: attempt, name: "Again" }))).toMatchObject({ id: made.id, name: made.name });
      const { published: _published, problems: _problems, ...lesson } = made;
      expect(await given(lessons.get(made.id))).toEqual({ ...lesson, schemaLevel: "full" });
      expect(await given(lessons.get(made.uuid))).toEqual({ ...lesson, schemaLevel: "full" });
      expect(await refusal(lessons.get(unknownId))).toMatchObject({ tag: "not-found", code: "lesson_missing" });
    });

    it("should be copied under a name that says so, with new uuids, into the same folder, and not published [B5.08]", async () => {
      const { lessons, folders } = await filled();
      const folder = (await given(folders.create({ name: "Safety" }))).id;
      const lesson = await given(lessons.create({ name: "Cranes", folder_id: folder, items: [textItem(1)], tags: ["quay"], length: 7 }));
      expect(lesson).toMatchObject({ published: true, published_version: 1, isDirty: false });
      const copy = await given(lessons.create({ copy_of: lesson.id }));
      expect(copy).toMatchObject({
        name: "COPY - Cranes",
        folder_id: folder,
        tags: ["quay"],
        length: 7,
        length_set: true,
        published: false,
        published_version: null,
        items: [{ type: "rich_text", name: "Text 1", values: textItem(1).values }],
      });
      expect(copy.items?.[0]?.uuid).not.toBe(uuidOf(1));
      expect((await given(lessons.create({ copy_of: copy.id }))).name).toBe("COPY - Cranes (2)");
      expect(await refusal(lessons.create({ copy_of: unknownId }))).toMatchObject({
        tag: "invalid",
        errors: { copy_of: [expect.any(String)] },
      });
    });

    it("should change values by number or uuid, and refuse what does not fit by its path [B7.03]", async () => {
      const { lessons, folders, add } = await filled();
      const { id, uuid } = await add("Cranes");
      const folder = (await given(folders.create({ name: "Safety" }))).id;
      expect(
        await given(lessons.update({ uuid, name: " Cranes and ropes ", folder_id: folder, tags: ["a"], metadata: { level: "2" } })),
      ).toMatchObject({
        name: "Cranes and ropes",
        folder_id: folder,
        tags: ["a"],
        metadata: { level: "2" },
        version: 2,
        published: false,
      });
      expect(await given(lessons.update({ id, name: "Cranes and ropes" }))).toMatchObject({ version: 2 });
      expect(await refusal(lessons.update({ id, name: " " }))).toMatchObject({ tag: "invalid", errors: { name: [expect.any(String)] } });
      expect(await refusal(lessons.update({ id, folder_id: unknownId }))).toMatchObject({
        tag: "invalid",
        errors: { folder_id: ["Folder not found."] },
      });
      expect(await refusal(lessons.update({ name: "x" }))).toMatchObject({ tag: "invalid", errors: { id: [expect.any(String)] } });
      expect(await refusal(lessons.update({ id: unknownId, name: "x" }))).toMatchObject({ tag: "not-found" });
    });

    it("should be refused as too large beyond 10 MB, in the words of the specification [B5.02] [B8.01]", async () => {
      const { lessons, add } = await filled();
      const { id } = await add("Cranes", []);
      const half = "x".repeat(6 * 1_048_576);
      const put = (n: number) => lessons.update({ id, changes: [{ op: "put", uuid: uuidOf(n), item: textItem(n, half), after: null }] });
      await given(put(1));
      expect(await refusal(put(2))).toMatchObject({
        tag: "too-large",
        code: "lesson_too_large",
        message: "Your Lesson is too large. Please make sure your imagery is a JPG or PNG image.",
      });
      expect(await given(lessons.get(id))).toMatchObject({ items_count: 1 });
    });

    it("should stay in the bin for 90 days and be restored, without a folder where theirs is deleted [B4.06]", async () => {
      const { lessons, folders, add, names, wait } = await filled();
      const folder = (await given(folders.create({ name: "Safety" }))).id;
      const { id, uuid } = await add("Cranes");
      await given(lessons.update({ id, folder_id: folder }));
      await given(lessons.remove(uuid));
      await given(lessons.remove(id));
      expect([await names({ all: true }), await names({ deleted: true })]).toEqual([[], ["Cranes"]]);
      expect(await refusal(lessons.update({ id, name: "x" }))).toMatchObject({ tag: "not-found" });
      expect(await given(lessons.restore(id))).toMatchObject({ deleted_at: null, folder_id: folder, version: 4, schemaLevel: "small" });
      await given(lessons.remove(id));
      await wait(1);
      await given(folders.remove(folder));
      expect(await given(lessons.restore(id))).toMatchObject({ deleted_at: null, folder_id: null });
      await given(lessons.remove(id));
      await wait(lessonLimits.binSeconds + 1);
      expect(await refusal(lessons.restore(id))).toMatchObject({ tag: "not-found" });
      expect(await names({ deleted: true })).toEqual([]);
    });
  });
};
