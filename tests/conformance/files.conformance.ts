import { describe, expect, it } from "vitest";
import { fileLimits } from "../../core/files/file-limits.model.ts";
import { type FileQuery, firstFiles } from "../../core/files/file-query.model.ts";
import type { FileRecord } from "../../core/files/file.model.ts";
import type { FileFolderStore, FileStore } from "../../core/files/files.port.ts";
import type { UploadedContent } from "../../core/files/uploaded-content.model.ts";
import { given, refusal } from "./answer-of.ts";

/**
 * Stores without files and folders.
 * @property upload finishes an upload and gives its id
 */
export type FileWorld = {
  readonly files: FileStore;
  readonly folders: FileFolderStore;
  readonly upload: (filename: string, values?: Partial<UploadedContent>) => Promise<string>;
  readonly wait: (seconds: number) => Promise<void>;
  readonly me: number;
};

const names = (files: readonly FileRecord[]): readonly string[] => files.map(({ filename }) => filename);
const key = "0b4f6a3e-6a53-4a57-9d7e-1c54c3bd7f11";
const nobody = "f".repeat(32);
const unknown = 999_999_999;
const pdf = { mimetype: "application/pdf", width: null, height: null };

/**
 * What every store of files and folders does.
 * @param label what kind of store it is
 */
export const filesConformance = (label: string, make: () => Promise<FileWorld>): void => {
  const filled = async () => {
    const world = await make();
    const add = async (filename: string, values: Partial<UploadedContent> = {}, folder_id: number | null = null): Promise<FileRecord> => {
      const file = await given(world.files.create({ upload: await world.upload(filename, values), folder_id }));
      await world.wait(1);
      return file;
    };
    const folder = async (name: string, parent_id: number | null = null): Promise<number> =>
      Number((await given(world.folders.create({ name, parent_id }))).id);
    const list = async (query: Partial<FileQuery> = {}) =>
      names((await given(world.files.list({ ...firstFiles, sort: "created", ...query }))).results);
    return { ...world, add, folder, list };
  };

  describe(`Files kept by ${label}`, () => {
    it("should make a file of an upload, with all that is known of it [C3.34]", async () => {
      const { files, upload, me } = await filled();
      const id = await upload("Café & Pier.JPG", { size: 2_048, width: 640, height: 480 });
      const file = await given(files.create({ upload: id, folder_id: null, description: "  The pier " }));
      expect(file).toMatchObject({
        cdn: "",
        extension: "jpg",
        filename: "Café & Pier.JPG",
        mimetype: "image/jpeg",
        folder_id: null,
        system: false,
        type: "image",
        size: 2_048,
        width: 640,
        height: 480,
        duration: null,
        poster: null,
        description: "The pier",
        focus: null,
        teams: [],
        editable: true,
        created_by: me,
        version: 1,
        deleted_at: null,
      });
      expect(file.url).toMatch(/^\/media\/[0-9a-f-]{36}\/Caf%C3%A9%20%26%20Pier\.JPG$/);
      expect(await given(files.get(file.id))).toEqual(file);
    });

    it("should make one file of one upload that is sent twice, and none of an upload that is not there", async () => {
      const { files, upload, list } = await filled();
      const id = await upload("once.jpg");
      const first = await given(files.create({ upload: id }));
      expect(await given(files.create({ upload: id, filename: "again.jpg" }))).toEqual(first);
      expect(await refusal(files.create({ upload: nobody }))).toMatchObject({ tag: "invalid", errors: { upload: [expect.any(String)] } });
      expect(await list()).toEqual(["once.jpg"]);
    });

    it("should rename, describe, focus and move a file, keeping its extension and its address", async () => {
      const { files, add, folder, wait } = await filled();
      const file = await add("harbor.jpg");
      const into = await folder("Pictures");
      await wait(7);
      const after = await given(
        files.update(file.id, { version: 1, filename: "Old harbor", folder_id: into, description: " A pier ", focus: { x: 0.25, y: 1 } }),
      );
      expect(after).toMatchObject({
        filename: "Old harbor.jpg",
        folder_id: into,
        description: "A pier",
        focus: { x: 0.25, y: 1 },
        version: 2,
      });
      expect(after.url.split("/").slice(0, 3)).toEqual(file.url.split("/").slice(0, 3));
      expect(after.updated_at).toBeGreaterThan(file.updated_at);
      expect(await given(files.update(file.id, { version: 2, focus: null, folder_id: null }))).toMatchObject({
        focus: null,
        folder_id: null,
      });
    });

    it("should refuse a change made on an older version and show the stored file; what is in place already counts as done", async () => {
      const { files, add } = await filled();
      const { id } = await add("a.jpg");
      const theirs = await given(files.update(id, { version: 1, filename: "theirs.jpg" }));
      expect(await refusal(files.update(id, { version: 1, filename: "ours.jpg" }))).toMatchObject({
        tag: "conflict",
        code: "file_changed",
        current: theirs,
      });
      expect(await given(files.update(id, { version: 1, filename: "theirs.jpg" }))).toEqual(theirs);
      expect(await refusal(files.update(id, { version: 2, filename: " " }))).toMatchObject({
        tag: "invalid",
        errors: { filename: ["Name is required"] },
      });
      expect(await refusal(files.update(id, { version: 2, folder_id: unknown }))).toMatchObject({
        tag: "invalid",
        errors: { folder_id: ["Folder not found."] },
      });
    });

    it("should keep a deleted file in the bin for 30 days and bring it back as it was", async () => {
      const { files, add, list, wait } = await filled();
      const file = await add("kept.jpg");
      await add("other.jpg");
      await given(files.remove(file.id));
      await given(files.remove(file.id));
      expect([await list(), await list({ deleted: true })]).toEqual([["other.jpg"], ["kept.jpg"]]);
      expect((await given(files.get(file.id))).deleted_at).not.toBeNull();
      expect(await refusal(files.update(file.id, { version: 2, filename: "x.jpg" }))).toMatchObject({ tag: "not-found" });
      const { updated_at: _updated, ...was } = file;
      expect(await given(files.restore(file.id))).toMatchObject({ ...was, version: 3 });
      await given(files.remove(file.id));
      await wait(fileLimits.binSeconds + 1);
      expect(await refusal(files.restore(file.id))).toMatchObject({ tag: "not-found", code: "no_file" });
      expect(await list({ deleted: true })).toEqual([]);
    });

    it("should replace the content, keep address and former content, and give that back", async () => {
      const { files, add, upload } = await filled();
      const file = await add("a.jpg", { size: 100 });
      const next = await upload("b.png", { mimetype: "image/png", size: 200, width: 10, height: 20 });
      const replaced = await given(files.replaceContent(file.id, { upload: next }));
      expect(replaced).toMatchObject({ id: file.id, filename: "a.png", mimetype: "image/png", size: 200, width: 10, version: 2 });
      expect(replaced.url.split("/")[2]).toBe(file.url.split("/")[2]);
      expect(await given(files.replaceContent(file.id, { upload: next }))).toEqual(replaced);
      const [earlier, ...none] = await given(files.earlierContents(file.id));
      expect([earlier, none]).toMatchObject([{ filename: "a.jpg", mimetype: "image/jpeg", size: 100 }, []]);
      const back = await given(files.replaceContent(file.id, { earlier: earlier?.id ?? 0 }));
      expect(back).toMatchObject({ filename: "a.jpg", mimetype: "image/jpeg", size: 100, version: 3 });
      expect((await given(files.earlierContents(file.id))).map(({ size }) => size)).toEqual([200]);
      expect(await refusal(files.replaceContent(file.id, { earlier: earlier?.id ?? 0 }))).toMatchObject({ tag: "invalid" });
    });

    it("should refuse to turn a picture into something else, and keep earlier contents for 30 days", async () => {
      const { files, add, upload, wait } = await filled();
      const file = await add("a.jpg");
      const document = await upload("a.pdf", pdf);
      expect(await refusal(files.replaceContent(file.id, { upload: document }))).toMatchObject({ tag: "invalid" });
      await given(files.replaceContent(file.id, { upload: await upload("b.jpg") }));
      await wait(fileLimits.binSeconds + 1);
      expect(await given(files.earlierContents(file.id))).toEqual([]);
    });

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
      expect([names(page.results), page.page, page.pages, page.count]).toEqual([["á.pdf"], 2, 2, 3]);
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
      const asked = { files: [id, unknown], folders: [other], folder_id: into };
      expect((await given(files.massAction({ ...asked, action: "move" }))).results).toEqual([
        { kind: "file", id, done: true, message: "" },
        { kind: "file", id: unknown, done: false, message: "File not found." },
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

    it("should refuse to replace a file by itself or by one that is not there", async () => {
      const { files, add } = await filled();
      const [one, two] = [await add("1.jpg"), await add("2.jpg")];
      expect(await given(files.uses(one.id))).toEqual({ uses: [], hidden: 0 });
      expect(await given(files.replaceEverywhere(one.id, two.id))).toEqual({ replaced: 0, records: [] });
      expect(await refusal(files.replaceEverywhere(one.id, one.id))).toMatchObject({ tag: "invalid", code: "file_by_itself" });
      expect(await refusal(files.replaceEverywhere(one.id, unknown))).toMatchObject({ tag: "not-found" });
    });

    it("should say of an unknown file that it is not found", async () => {
      const { files } = await filled();
      const answers = [
        files.get(unknown),
        files.update(unknown, { version: 1, filename: "a" }),
        files.restore(unknown),
        files.replaceContent(unknown, { upload: nobody }),
      ];
      for (const answer of answers)
        expect(await refusal(answer)).toEqual({ tag: "not-found", message: "File not found.", code: "no_file", values: {} });
      expect(await refusal(files.remove(unknown))).toMatchObject({ tag: "not-found" });
      expect(await refusal(files.uses(unknown))).toMatchObject({ tag: "not-found" });
      expect(await refusal(files.earlierContents(unknown))).toMatchObject({ tag: "not-found" });
      expect(await refusal(files.mergeDuplicates(unknown, [1]))).toMatchObject({ tag: "not-found" });
    });
  });

  describe(`Folders of files kept by ${label}`, () => {
    it("should make folders with the number of their files and the newest four, one for each attempt [C3.33]", async () => {
      const { folders, add, folder } = await filled();
      const made = await given(folders.create({ name: " Pictures ", key }));
      expect(await given(folders.create({ name: "Again", key }))).toEqual(made);
      for (const name of ["1", "2", "3", "4", "5"]) await add(`${name}.jpg`, {}, Number(made.id));
      await folder("archive");
      const read = await given(folders.get(made.id));
      expect(read).toMatchObject({
        name: "Pictures",
        type: "folder",
        system: false,
        parent_id: null,
        files_count: 5,
        editable: true,
        version: 1,
      });
      expect(names(read.files)).toEqual(["5.jpg", "4.jpg", "3.jpg", "2.jpg"]);
      expect((await given(folders.list(false))).map(({ name }) => name)).toEqual(["archive", "Pictures"]);
    });

    it("should rename and move, refuse older versions, and neither nest too deep nor in a circle", async () => {
      const { folders, folder } = await filled();
      const line: number[] = [];
      for (const name of ["1", "2", "3", "4", "5"]) line.push(await folder(name, line.at(-1) ?? null));
      const [top = 0, second = 0] = line;
      const deepest = line.at(-1) ?? 0;
      expect(await refusal(folders.create({ name: "6", parent_id: deepest }))).toMatchObject({ tag: "invalid", code: "file_folder_depth" });
      expect(await refusal(folders.update(top, { version: 1, parent_id: deepest }))).toMatchObject({
        tag: "invalid",
        code: "file_folder_cycle",
      });
      const pair = await folder("pair");
      await folder("inner", pair);
      expect(await refusal(folders.update(pair, { version: 1, parent_id: line[3] ?? 0 }))).toMatchObject({
        tag: "invalid",
        code: "file_folder_depth",
      });
      expect(await given(folders.update(pair, { version: 1, parent_id: line[2] ?? 0, name: "Pair" }))).toMatchObject({
        name: "Pair",
        version: 2,
      });
      const renamed = await given(folders.update(second, { version: 1, name: "Second" }));
      expect(await refusal(folders.update(second, { version: 1, name: "Else" }))).toMatchObject({ tag: "conflict", current: renamed });
      expect(await refusal(folders.update(second, { version: 2, name: "  " }))).toMatchObject({
        tag: "invalid",
        errors: { name: ["Name is required"] },
      });
      expect(await refusal(folders.create({ name: "" }))).toMatchObject({ tag: "invalid" });
      expect(await refusal(folders.create({ name: "x", parent_id: unknown }))).toMatchObject({
        tag: "invalid",
        errors: { parent_id: ["Folder not found."] },
      });
    });

    it("should delete a folder with what is in it, and bring back what was deleted with it", async () => {
      const { files, folders, add, folder, list, wait } = await filled();
      const outer = await folder("Outer");
      const inner = await folder("Inner", outer);
      const before = await add("before.jpg", {}, inner);
      await add("in.jpg", {}, inner);
      await add("out.jpg");
      await given(files.remove(before.id));
      await wait(5);
      await given(folders.remove(outer));
      expect([await list({ all: true }), await list({ deleted: true })]).toEqual([["out.jpg"], ["before.jpg"]]);
      expect((await given(folders.list(false))).map(({ name }) => name)).toEqual([]);
      expect((await given(folders.list(true))).map(({ name }) => name)).toEqual(["Outer"]);
      expect(await refusal(folders.update(inner, { version: 2, name: "x" }))).toMatchObject({ tag: "not-found" });
      expect((await given(folders.restore(outer))).deleted_at).toBeNull();
      expect([await list({ folder_id: inner }), await list({ deleted: true })]).toEqual([["in.jpg"], ["before.jpg"]]);
      expect(await given(files.restore(before.id))).toMatchObject({ folder_id: inner });
    });

    it("should restore a file and a folder whose folder is in the bin at the top", async () => {
      const { files, folders, add, folder, wait } = await filled();
      const outer = await folder("Outer");
      const inner = await folder("Inner", outer);
      const file = await add("a.jpg", {}, outer);
      await given(folders.remove(inner));
      await given(files.remove(file.id));
      await wait(5);
      await given(folders.remove(outer));
      expect(await given(folders.restore(inner))).toMatchObject({ parent_id: null });
      expect(await given(files.restore(file.id))).toMatchObject({ folder_id: null });
      await wait(fileLimits.binSeconds + 1);
      expect(await refusal(folders.restore(outer))).toMatchObject({ tag: "not-found", code: "no_file_folder" });
    });

    it("should say of an unknown folder that it is not found", async () => {
      const { folders } = await filled();
      for (const answer of [folders.get(unknown), folders.update(unknown, { version: 1, name: "A" }), folders.restore(unknown)])
        expect(await refusal(answer)).toEqual({ tag: "not-found", message: "Folder not found.", code: "no_file_folder", values: {} });
      expect(await refusal(folders.remove(unknown))).toMatchObject({ tag: "not-found" });
    });
  });
};
