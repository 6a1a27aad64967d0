import { describe, expect, it } from "vitest";
import { lessonLimits } from "../../core/lessons/lesson-limits.model.ts";
import { given, refusal } from "./answer-of.ts";
import { filledLessonWorld, type LessonWorld, textItem, uuidOf } from "./lesson-world.ts";

/**
 * What every store of lessons keeps of their earlier states.
 * @param label what kind of store it is
 */
export const lessonVersionsConformance = (label: string, make: () => Promise<LessonWorld>): void => {
  const filled = async () => {
    const world = await filledLessonWorld(make);
    const write = (by: "lessons" | "theirs", id: number, body: string, n = 1) =>
      given(world[by].get(id)).then((lesson) =>
        given(
          world[by].update({
            id,
            changes: [
              {
                op: "set",
                uuid: uuidOf(n),
                key: "values.body",
                value: body,
                base: lesson.items.find(({ uuid }) => uuid === uuidOf(n))?.values["body"],
              },
            ],
          }),
        ),
      );
    return { ...world, write };
  };

  describe(`Versions of lessons kept by ${label}`, () => {
    it("should be what was published, by whom, with the values of that time", async () => {
      const { lessons, theirs, add, write, me } = await filled();
      const { id } = await add("Cranes", [textItem(1)], true);
      await write("lessons", id, "<p>Second</p>");
      await given(theirs.publish(id, 2));
      const versions = await given(lessons.versions(id));
      expect(versions).toMatchObject([
        { number: 2, kind: "publish", current: true, items_count: 1, name: "" },
        { number: 1, kind: "publish", current: false, user_id: me },
      ]);
      expect(versions[0]?.user_id).not.toBe(me);
      expect((await given(lessons.version(id, 1))).content).toMatchObject({
        name: "Cranes",
        tags: [],
        items: [{ values: textItem(1).values }],
      });
      expect(await refusal(lessons.version(id, 3))).toMatchObject({ tag: "not-found", code: "no_lesson_version" });
    });

    it("should keep the end of a sitting: when another author goes on, and when the same one rested for ten minutes", async () => {
      const { lessons, theirs, add, kinds, write, wait } = await filled();
      const { id } = await add("Cranes");
      await write("lessons", id, "<p>1</p>");
      await write("lessons", id, "<p>2</p>");
      expect(await kinds(id)).toEqual([]);
      await write("theirs", id, "<p>3</p>");
      expect(await kinds(id)).toEqual([[1, "sitting"]]);
      expect((await given(lessons.version(id, 1))).content.items[0]?.values["body"]).toBe("<p>2</p>");
      await wait(lessonLimits.sittingSeconds);
      await write("theirs", id, "<p>4</p>");
      expect(await kinds(id)).toEqual([[1, "sitting"]]);
      await wait(lessonLimits.sittingSeconds + 1);
      await given(theirs.update({ id, tags: ["quay"] }));
      expect(await kinds(id)).toEqual([
        [2, "sitting"],
        [1, "sitting"],
      ]);
      await given(theirs.publish(id, (await given(lessons.get(id))).version));
      expect((await kinds(id))[0]).toEqual([3, "publish"]);
    });

    it("should be restored whole, the present state being kept, and not reach learners by that", async () => {
      const { lessons, add, kinds, bodies, write } = await filled();
      const { id } = await add("Cranes", [textItem(1)], true);
      await write("lessons", id, "<p>Second</p>");
      await given(lessons.update({ id, name: "Ropes" }));
      const restored = await given(lessons.restoreVersion(id, 1));
      expect(restored).toMatchObject({ name: "Cranes", isDirty: false, published: false, published_version: 1 });
      expect(await kinds(id)).toEqual([
        [3, "restore"],
        [2, "sitting"],
        [1, "publish"],
      ]);
      await given(lessons.restoreVersion(id, 2));
      expect([await bodies(id), (await given(lessons.get(id))).isDirty]).toEqual([["<p>Second</p>"], true]);
      expect(await given(lessons.restoreVersion(id, 2))).toMatchObject({ version: 5 });
      expect(await refusal(lessons.restoreVersion(id, 9))).toMatchObject({ tag: "not-found", code: "no_lesson_version" });
      expect(await refusal(lessons.restoreVersion(id, 1, { version: 4 }))).toMatchObject({ tag: "conflict", current: { version: 5 } });
      expect(await given(lessons.restoreVersion(id, 2, { version: 4 }))).toMatchObject({ version: 5 });
      expect(await given(lessons.restoreVersion(id, 1, { version: 5 }))).toMatchObject({ version: 6, name: "Cranes" });
    });

    it("should give back single items where they stood, and leave the others as they are", async () => {
      const { lessons, add, write } = await filled();
      const { id } = await add("Cranes", [textItem(1), textItem(2), textItem(3)], true);
      await write("lessons", id, "<p>Changed</p>", 3);
      await given(lessons.removeItem(id, uuidOf(2)));
      const restored = await given(lessons.restoreVersion(id, 1, { items: [uuidOf(2)] }));
      expect(restored.items).toMatchObject([textItem(1), textItem(2), textItem(3, "<p>Changed</p>")]);
      expect(await refusal(lessons.restoreVersion(id, 1, { items: [uuidOf(9)] }))).toMatchObject({
        tag: "not-found",
        code: "no_lesson_item",
      });
    });

    it("should be named, and keep their name", async () => {
      const { lessons, add } = await filled();
      const { id } = await add("Cranes", [textItem(1)], true);
      expect(await given(lessons.nameVersion(id, 1, " Before the audit "))).toMatchObject({ number: 1, name: "Before the audit" });
      expect(await given(lessons.versions(id))).toMatchObject([{ name: "Before the audit" }]);
      expect(await refusal(lessons.nameVersion(id, 2, "x"))).toMatchObject({ tag: "not-found" });
    });
  });
};
