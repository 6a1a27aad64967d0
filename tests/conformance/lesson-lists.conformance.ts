import { describe, expect, it } from "vitest";
import { firstLessons } from "../../core/lessons/lesson-query.model.ts";
import { given } from "./answer-of.ts";
import { filledLessonWorld, type LessonWorld, textItem } from "./lesson-world.ts";

/**
 * How every store of lessons lists them.
 * @param label what kind of store it is
 */
export const lessonListsConformance = (label: string, make: () => Promise<LessonWorld>): void => {
  const filled = () => filledLessonWorld(make);

  describe(`Lists of lessons kept by ${label}`, () => {
    it("should hold the lessons of a folder as cards, in pages and in every order [B7.03]", async () => {
      const { lessons, folders, add, names } = await filled();
      const folder = (await given(folders.create({ name: "Safety" }))).id;
      const first = await add("Äpfel", [textItem(1), textItem(2), textItem(3)], true);
      const second = await add("zebra", [textItem(4, `<p>${"word ".repeat(450)}</p>`)]);
      const third = await add("Birds", []);
      await given(lessons.update({ id: second.id, folder_id: folder }));
      const page = await given(lessons.list({ ...firstLessons, sort: "name" }));
      expect(page).toMatchObject({ count: 2, page: 1, pages: 1 });
      expect(page.results[0]).toMatchObject({ id: first.id, schemaLevel: "small", items_count: 3, kinds: ["rich_text"], length: 1 });
      expect(page.results[0]).not.toHaveProperty("items");
      expect(await names({ folder_id: folder })).toEqual(["zebra"]);
      expect(await names({ all: true, sort: "name" })).toEqual(["Äpfel", "Birds", "zebra"]);
      expect(await names({ all: true, sort: "-name" })).toEqual(["zebra", "Birds", "Äpfel"]);
      expect(await names({ all: true, sort: "-items" })).toEqual(["Äpfel", "zebra", "Birds"]);
      expect(await names({ all: true, sort: "-length" })).toEqual(["zebra", "Äpfel", "Birds"]);
      expect(await names({ all: true, sort: "-created", limit: 2, page: 2 })).toEqual(["Äpfel"]);
      await given(lessons.update({ id: first.id, length: 30 }));
      expect(await names({ all: true, sort: "length" })).toEqual(["Birds", "zebra", "Äpfel"]);
      expect((await given(lessons.update({ id: third.id, name: "Birds again" }))).name).toBe("Birds again");
    });

    it("should be narrowed by tags, makers and what learners get, and searched by names, tags and texts of items", async () => {
      const { lessons, folders, add, names, me } = await filled();
      const folder = (await given(folders.create({ name: "Safety" }))).id;
      const below = (await given(folders.create({ name: "Quay", folder_id: folder }))).id;
      const cranes = await add("Cranes", [textItem(1, "<p>Mind the <b>Façade</b></p>")], true);
      const ropes = await add("Ropes", [textItem(2)], true);
      await add("Drafts");
      await given(lessons.update({ id: cranes.id, tags: ["heavy", "quay"], folder_id: below }));
      await given(lessons.update({ id: ropes.id, tags: ["quay"] }));
      expect(await names({ tags: ["quay"] })).toEqual(["Cranes", "Ropes"]);
      expect(await names({ tags: ["quay", "heavy"] })).toEqual(["Cranes"]);
      expect(await names({ state: ["changed"] })).toEqual(["Cranes", "Ropes"]);
      expect(await names({ state: ["unpublished", "published"] })).toEqual(["Drafts"]);
      expect(await names({ makers: [me + 1_000] })).toEqual([]);
      expect(await names({ makers: [me] })).toHaveLength(3);
      expect(await names({ search: "facade mind" })).toEqual(["Cranes"]);
      expect(await names({ search: "HEAVY" })).toEqual(["Cranes"]);
      expect(await names({ search: "%" })).toEqual([]);
      expect(await names({ search: "quay", folder_id: folder })).toEqual(["Cranes"]);
      expect((await given(lessons.search("rope"))).map(({ name }) => name)).toEqual(["Ropes"]);
    });
  });
};
