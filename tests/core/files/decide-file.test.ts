import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { decideContentChange } from "../../../core/files/decide-content-change.rule.ts";
import { decideFileChange } from "../../../core/files/decide-file-change.rule.ts";
import { decideFileDeletion, decideFileRestoration } from "../../../core/files/decide-file-deletion.rule.ts";
import { decideNewFile } from "../../../core/files/decide-new-file.rule.ts";
import { decideMerge, decideReplacement } from "../../../core/files/decide-replacement.rule.ts";
import { fileLimits } from "../../../core/files/file-limits.model.ts";
import type { FileRecord } from "../../../core/files/file.model.ts";
import { changeableFile, foundFile, isBinEntry } from "../../../core/files/find-file.rule.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { refusalOf, writeOf } from "../decision-of.ts";
import { banner, changedAt, fileFolder, fileRecord, uploaded } from "./file-sample.ts";

const context = { folder: null, now: changedAt };
const places = [{ id: 5, parent_id: null, deleted_at: null }];
const longAgo = changedAt - fileLimits.binSeconds;
const guarded: readonly (readonly [string, FileRecord | null, string])[] = [
  ["that is not there", null, "not-found"],
  ["of the product", banner, "forbidden"],
  ["that the caller only reads", fileRecord({ editable: false }), "forbidden"],
  ["that has been in the bin for 30 days", fileRecord({ deleted_at: longAgo }), "not-found"],
];

describe("every write of a file", () => {
  it.each(guarded)("should be refused of a file %s", (_, file, tag) => {
    const stored = file === null ? null : { file, sha256: null, upload_id: null };
    const decisions: readonly E.Either<Failure, unknown>[] = [
      decideFileChange(file, { version: 3, filename: "x" }, context),
      decideFileDeletion(file, changedAt),
      decideFileRestoration(file, { places, now: changedAt }),
      decideContentChange(stored, { upload: "a" }, uploaded(), changedAt),
      decideReplacement(file, fileRecord({ id: 8 }), changedAt),
      decideReplacement(fileRecord({ id: 8 }), file, changedAt),
      decideMerge(file, [fileRecord({ id: 8 })], new Set([7, 8])),
      decideMerge(fileRecord({ id: 8 }), [file], new Set([7, 8])),
    ];
    for (const decision of decisions) expect(refusalOf(decision).tag).toBe(tag);
  });

  it("should find files in the bin for users who may restore them, for 30 days", () => {
    const inBin = fileRecord({ deleted_at: longAgo + 1 });
    expect(foundFile(inBin, changedAt)).toEqual(E.right(inBin));
    expect(refusalOf(foundFile({ ...inBin, editable: false }, changedAt)).tag).toBe("not-found");
    expect(refusalOf(foundFile(fileRecord({ deleted_at: longAgo }), changedAt)).tag).toBe("not-found");
    expect(changeableFile(inBin, changedAt)).toEqual(E.right(inBin));
  });
});

describe("the bin", () => {
  it("should list what can be restored by the caller, apart from what was deleted with its folder", () => {
    const file = fileRecord({ deleted_at: longAgo + 1 });
    const entries = [
      isBinEntry(file, null, changedAt),
      isBinEntry(file, fileFolder(), changedAt),
      isBinEntry(file, fileFolder({ deleted_at: changedAt }), changedAt),
      isBinEntry(file, fileFolder({ deleted_at: longAgo + 1 }), changedAt),
      isBinEntry({ ...file, editable: false }, null, changedAt),
      isBinEntry({ ...file, deleted_at: longAgo }, null, changedAt),
      isBinEntry(fileRecord(), fileFolder(), changedAt),
    ];
    expect(entries).toEqual([true, true, true, false, false, false, false]);
  });
});

describe("a change of a file", () => {
  it("should write what differs, name it in the audit log and keep the extension", () => {
    const write = writeOf(decideFileChange(fileRecord(), { version: 3, filename: " New / name ", description: "" }, context));
    expect(write).toEqual({
      edit: {
        filename: "New - name.jpg",
        folder_id: null,
        description: "",
        focus: null,
        deleted_at: null,
        version: 4,
        updated_at: changedAt,
      },
      audit: { action: "file.update", before: { filename: "harbor.jpg" }, after: { filename: "New - name.jpg" } },
    });
  });

  it.each([
    ["harbor.JPG", "harbor.JPG"],
    ["photo.png", "photo.png.jpg"],
    ["\u202egpj.exe", "gpj.exe.jpg"],
    ["con", "_con.jpg"],
  ])("should store the name %j as %j", (typed, stored) => {
    expect(writeOf(decideFileChange(fileRecord(), { version: 3, filename: typed }, context))?.edit.filename).toBe(stored);
  });

  it("should write nothing when all is in place, whatever the version, and refuse an older version otherwise", () => {
    const file = fileRecord({ focus: { x: 0.5, y: 0 } });
    expect(writeOf(decideFileChange(file, { version: 1, filename: "harbor", focus: { x: 0.5, y: 0 } }, context))).toBeNull();
    expect(refusalOf(decideFileChange(file, { version: 2, focus: null }, context))).toMatchObject({ tag: "conflict", current: file });
  });

  it.each([
    ["is not there", null, "invalid"],
    ["is in the bin", fileFolder({ deleted_at: changedAt - 1 }), "invalid"],
    ["comes with the product", fileFolder({ system: true, editable: false }), "forbidden"],
    ["the caller only reads", fileFolder({ editable: false }), "forbidden"],
  ])("should not put a file into a folder that %s", (_, folder, tag) => {
    expect(refusalOf(decideFileChange(fileRecord(), { version: 3, folder_id: 5 }, { folder, now: changedAt })).tag).toBe(tag);
    expect(refusalOf(decideNewFile(null, uploaded(), { folder_id: 5 }, { folder, now: changedAt })).tag).toBe(tag);
  });
});

describe("a deletion and a restoration", () => {
  it("should undo each other, and repeated ones write nothing", () => {
    const file = fileRecord({ folder_id: 5 });
    const deleted = writeOf(decideFileDeletion(file, changedAt));
    const inBin = { ...file, ...deleted?.edit };
    expect(inBin).toEqual({ ...file, deleted_at: changedAt, version: 4, updated_at: changedAt });
    expect(writeOf(decideFileDeletion(inBin, changedAt + 5))).toBeNull();
    const back = writeOf(decideFileRestoration(inBin, { places, now: changedAt + 9 }));
    expect({ ...inBin, ...back?.edit }).toEqual({ ...file, version: 5, updated_at: changedAt + 9 });
    expect(writeOf(decideFileRestoration(file, { places, now: changedAt }))).toBeNull();
    for (const elsewhere of [[], [{ id: 5, parent_id: null, deleted_at: changedAt }]])
      expect(writeOf(decideFileRestoration(inBin, { places: elsewhere, now: changedAt }))?.edit.folder_id).toBeNull();
  });
});

describe("new content of a file", () => {
  const stored = { file: fileRecord(), sha256: "a".repeat(64), upload_id: "made" };

  it("should keep the name, with the extension of the new content", () => {
    expect(writeOf(decideContentChange(stored, { upload: "x" }, uploaded(), changedAt))).toEqual({
      filename: "harbor.png",
      version: 4,
      updated_at: changedAt,
      audit: {
        action: "file.replace_content",
        before: { filename: "harbor.jpg", mimetype: "image/jpeg", size: 1_000 },
        after: { filename: "harbor.png", mimetype: "image/png", size: 2_000 },
      },
    });
  });

  it("should be done already when the same upload or the same bytes are in place", () => {
    expect(writeOf(decideContentChange(stored, { upload: "made" }, null, changedAt))).toBeNull();
    expect(writeOf(decideContentChange(stored, { upload: "x" }, uploaded({ sha256: stored.sha256 }), changedAt))).toBeNull();
  });

  it("should be refused where there is none, naming the field", () => {
    expect(refusalOf(decideContentChange(stored, { upload: "x" }, null, changedAt))).toMatchObject({
      errors: { upload: [expect.any(String)] },
    });
    expect(refusalOf(decideContentChange(stored, { earlier: 4 }, null, changedAt))).toMatchObject({
      errors: { earlier: [expect.any(String)] },
    });
  });

  it.each([
    ["image", "application/pdf", true],
    ["pdf", "image/png", true],
    ["video", "audio/mpeg", true],
    ["image", "image/webp", false],
    ["pdf", "text/plain", false],
    ["file", "application/pdf", false],
  ] as const)("should of a file shown as %s and content of %s be refused: %s", (type, mimetype, isRefused) => {
    const decision = decideContentChange(
      { ...stored, file: fileRecord({ type }) },
      { upload: "x" },
      uploaded({ mimetype, filename: "x" }),
      changedAt,
    );
    expect(E.isLeft(decision)).toBe(isRefused);
  });
});

describe("a file in the place of another", () => {
  it("should not be itself or one in the bin, but may replace one from the bin", () => {
    const by = fileRecord({ id: 8 });
    expect(refusalOf(decideReplacement(fileRecord(), fileRecord(), changedAt))).toMatchObject({ code: "file_by_itself" });
    expect(refusalOf(decideReplacement(fileRecord(), { ...by, deleted_at: changedAt }, changedAt)).tag).toBe("not-found");
    const inBin = fileRecord({ deleted_at: changedAt });
    expect(decideReplacement(inBin, by, changedAt)).toEqual(E.right({ from: inBin, to: by }));
  });

  it("should be merged only with files of the same content, and not with itself", () => {
    const [kept, twin] = [fileRecord(), fileRecord({ id: 8 })];
    expect(decideMerge(kept, [twin], new Set([7, 8]))).toEqual(E.right({ kept, others: [twin] }));
    expect(refusalOf(decideMerge(kept, [twin], new Set([7])))).toMatchObject({ code: "file_not_same" });
    expect(refusalOf(decideMerge(kept, [kept], new Set([7])))).toMatchObject({ code: "file_not_same" });
  });
});
