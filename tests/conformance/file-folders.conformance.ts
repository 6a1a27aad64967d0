import { describe, expect, it } from "vitest";
import { fileLimits } from "../../core/files/file-limits.model.ts";
import type { FileFolder } from "../../core/files/file.model.ts";
import { given, refusal } from "./answer-of.ts";
import { filledFileWorld, type FileWorld, namesOf, unknownId } from "./file-world.ts";

const key = "0b4f6a3e-6a53-4a57-9d7e-1c54c3bd7f11";

const ownNames = (folders: readonly FileFolder[]): readonly string[] => folders.flatMap(({ name, system }) => (system ? [] : [name]));

/**
 * What every store of folders of files does.
 * @param label what kind of store it is
 */
export const fileFoldersConformance = (label: string, make: () => Promise<FileWorld>): void => {
  const filled = () => filledFileWorld(make);

  describe(`Folders of files kept by ${label}`, () => {
    it("should make folders with the number of their files and the newest four, one for each attempt [C3.33]", async () => {
      const { folders, add, folder } = await filled();
      const made = await given(folders.create({ name: " Pictures ", key }));
      expect(await given(folders.create({ name: "Again", key }))).toEqual(made);
      for (const name of ["1", "2", "3", "4", "5"]) await add(`${name}.jpg`, {}, Number(made.id));
      await folder("archive");
      const read = await given(folders.get(made.id));
      expect(read).toMatchObject({
        id: made.id,
        name: "Pictures",
        type: "folder",
        system: false,
        parent_id: null,
        files_count: 5,
        editable: true,
        version: 1,
      });
      expect(namesOf(read.files)).toEqual(["5.jpg", "4.jpg", "3.jpg", "2.jpg"]);
      expect(ownNames(await given(folders.list(false)))).toEqual(["archive", "Pictures"]);
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
      expect(await refusal(folders.create({ name: "x", parent_id: unknownId }))).toMatchObject({
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
      expect(ownNames(await given(folders.list(false)))).toEqual([]);
      expect(ownNames(await given(folders.list(true)))).toEqual(["Outer"]);
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

    it("should answer not found for an unknown folder", async () => {
      const { folders } = await filled();
      for (const answer of [folders.get(unknownId), folders.update(unknownId, { version: 1, name: "A" }), folders.restore(unknownId)])
        expect(await refusal(answer)).toEqual({ tag: "not-found", message: "Folder not found.", code: "no_file_folder", values: {} });
      expect(await refusal(folders.remove(unknownId))).toMatchObject({ tag: "not-found" });
    });
  });
};
