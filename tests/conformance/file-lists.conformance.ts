import { describe, expect, it } from "vitest";
import { firstFiles } from "../../core/files/file-query.model.ts";
import { given, refusal } from "./answer-of.ts";
import { filledFileWorld, type FileWorld, namesOf, pdf, unknownId } from "./file-world.ts";

/**
 * What every store of files does with many.
 * @param label what kind of store it is
 */
export const fileListsConformance = (label: string, make: () => Promise<FileWorld>): void => {
  const filled = () => filledFileWorld(make);

  describe(`Lists of files kept by ${label}`, () => {
    it("should find files by all words of name and description in any folder below, without accents or case", async () => {
      const { files, add, folder, list } = await filled();
      const outer = await folder("Outer");
      const inner = await folder("Inner", outer);
      const bay = await add("Bahía.jpg", {}, inner);
      await add("bay 100%.jpg", {}, outer);
      await add("sea_chart.pdf", pdf);
      await given(files.update(bay.id, { version: 1, description: "Evening at the harbor" }));
      expect(await list({ search: "HARBOR bahia" })).toEqual(["Bahía.jpg"]);
      expect(await list({ search: "ba", folder_id: outer })).toEqual(["Bahía.jpg", "bay 100%.jpg"]);
      expect(await list({ search: "100%" })).toEqual(["bay 100%.jpg"]);
      expect(await list({ search: "a_c" })).toEqual(["sea_chart.pdf"]);
      expect(await list({ search: "sea", folder_id: outer })).toEqual([]);
    });

    it("should list a folder, all folders, kinds, and pictures without a description", async () => {
      const { files, add, folder, list } = await filled();
      const into = await folder("Inside");
      const described = await add("described.jpg");
      await given(files.update(described.id, { version: 1, description: "Told" }));
      await add("inside.jpg", {}, into);
      await add("film.mp4", { mimetype: "video/mp4" }, into);
      await add("sound.mp3", { mimetype: "audio/mpeg" });
      await add("paper.pdf", pdf);
      await add("sheet.csv", { mimetype: "text/csv" });
      expect(await list()).toEqual(["described.jpg", "sound.mp3", "paper.pdf", "sheet.csv"]);
      expect(await list({ folder_id: into })).toEqual(["inside.jpg", "film.mp4"]);
      expect(await list({ all: true, type: ["video", "pdf"] })).toEqual(["film.mp4", "paper.pdf"]);
      expect(await list({ all: true, type: ["file"] })).toEqual(["sheet.csv"]);
      expect(await list({ folder_id: into, type: ["image"] })).toEqual(["inside.jpg"]);
      expect(await list({ undescribed: true })).toEqual(["inside.jpg"]);
    });

    it("should order by name, creation, change, size and type, both ways, and page through every file once", async () => {
      const { files, add, list } = await filled();
      await add("b.png", { size: 3, mimetype: "image/png" });
      const capital = await add("C.jpg", { size: 1 });
      await add("á.pdf", { ...pdf, size: 2 });
      await given(files.update(capital.id, { version: 1, description: "changed" }));
      const orders: Record<string, string> = {};
      for (const sort of ["name", "-name", "created", "-created", "updated", "-updated", "size", "-size", "type", "-type"] as const)
        orders[sort] = (await list({ sort })).map((name) => name.charAt(0)).join("");
      expect(orders).toEqual({
        name: "ábC",
        "-name": "Cbá",
        created: "bCá",
        "-created": "áCb",
        updated: "báC",
        "-updated": "Cáb",
        size: "Cáb",
        "-size": "báC",
        type: "áCb",
        "-type": "bCá",
      });
      const page = await given(files.list({ ...firstFiles, sort: "created", limit: 2, page: 2 }));
      expect([namesOf(page.results), page.page, page.pages, page.count]).toEqual([["á.pdf"], 2, 2, 3]);
    });

    it("should find files with the same content and merge them", async () => {
      const { files, add, list } = await filled();
      const sha256 = "ab".repeat(32);
      const first = await add("one.jpg", { sha256, size: 10 });
      const second = await add("two.jpg", { sha256, size: 10 });
      const alone = await add("alone.jpg");
      expect(await given(files.duplicates)).toEqual([{ size: 10, files: [first, second] }]);
      expect(await refusal(files.mergeDuplicates(first.id, [Number(alone.id)]))).toMatchObject({ tag: "invalid", code: "file_not_same" });
      expect(await given(files.mergeDuplicates(first.id, [Number(second.id)]))).toEqual(first);
      expect([await list(), await list({ deleted: true }), await given(files.duplicates)]).toEqual([
        ["one.jpg", "alone.jpg"],
        ["two.jpg"],
        [],
      ]);
    });

    it("should move, delete and restore many at once, with a result for each", async () => {
      const { files, folders, add, folder, list } = await filled();
      const into = await folder("Target");
      const other = await folder("Other");
      const { id } = await add("a.jpg");
      const inside = await add("b.jpg", {}, other);
      const asked = { files: [id, unknownId], folders: [other], folder_id: into };
      expect((await given(files.massAction({ ...asked, action: "move" }))).results).toEqual([
        { kind: "file", id, done: true, message: "" },
        { kind: "file", id: unknownId, done: false, message: "File not found." },
        { kind: "folder", id: other, done: true, message: "" },
      ]);
      expect(await list({ folder_id: into })).toEqual(["a.jpg"]);
      expect((await given(folders.get(other))).parent_id).toBe(into);
      const removed = await given(files.massAction({ action: "delete", files: [id], folders: [other] }));
      expect(removed.results.map(({ done }) => done)).toEqual([true, true]);
      expect(await list({ all: true })).toEqual([]);
      expect(await list({ deleted: true })).toEqual(["a.jpg"]);
      await given(files.massAction({ action: "restore", files: [id, inside.id], folders: [other] }));
      expect([await list({ folder_id: into }), await list({ folder_id: other })]).toEqual([["a.jpg"], ["b.jpg"]]);
    });
  });
};
