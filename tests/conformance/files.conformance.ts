import { describe, expect, it } from "vitest";
import { fileLimits } from "../../core/files/file-limits.model.ts";
import { given, refusal } from "./answer-of.ts";
import { filledFileWorld, type FileWorld, noUpload, pdf, unknownId } from "./file-world.ts";

/**
 * What every store of files does with one file.
 * @param label what kind of store it is
 */
export const filesConformance = (label: string, make: () => Promise<FileWorld>): void => {
  const filled = () => filledFileWorld(make);

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
      expect(await refusal(files.create({ upload: noUpload }))).toMatchObject({ tag: "invalid", errors: { upload: [expect.any(String)] } });
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
      expect(await refusal(files.update(id, { version: 2, folder_id: unknownId }))).toMatchObject({
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

    it("should keep every content when two replace it at the same time", async () => {
      const { files, add, upload } = await filled();
      const file = await add("a.jpg", { size: 100 });
      const uploads = [await upload("b.jpg", { size: 200 }), await upload("c.jpg", { size: 300 })];
      await Promise.all(uploads.map((id) => given(files.replaceContent(file.id, { upload: id }))));
      const { size, version } = await given(files.get(file.id));
      const earlier = (await given(files.earlierContents(file.id))).map((one) => one.size);
      expect([[size, ...earlier].toSorted((a, b) => a - b), version]).toEqual([[100, 200, 300], 3]);
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

    it("should refuse to replace a file by itself or by one that is not there", async () => {
      const { files, add } = await filled();
      const [one, two] = [await add("1.jpg"), await add("2.jpg")];
      expect(await given(files.uses(one.id))).toEqual({ uses: [], hidden: 0 });
      expect(await given(files.replaceEverywhere(one.id, two.id))).toEqual({ replaced: 0, records: [] });
      expect(await refusal(files.replaceEverywhere(one.id, one.id))).toMatchObject({ tag: "invalid", code: "file_by_itself" });
      expect(await refusal(files.replaceEverywhere(one.id, unknownId))).toMatchObject({ tag: "not-found" });
    });

    it("should answer not found for an unknown file", async () => {
      const { files } = await filled();
      const answers = [
        files.get(unknownId),
        files.update(unknownId, { version: 1, filename: "a" }),
        files.restore(unknownId),
        files.replaceContent(unknownId, { upload: noUpload }),
      ];
      for (const answer of answers)
        expect(await refusal(answer)).toEqual({ tag: "not-found", message: "File not found.", code: "no_file", values: {} });
      expect(await refusal(files.remove(unknownId))).toMatchObject({ tag: "not-found" });
      expect(await refusal(files.uses(unknownId))).toMatchObject({ tag: "not-found" });
      expect(await refusal(files.earlierContents(unknownId))).toMatchObject({ tag: "not-found" });
      expect(await refusal(files.mergeDuplicates(unknownId, [1]))).toMatchObject({ tag: "not-found" });
    });
  });
};
