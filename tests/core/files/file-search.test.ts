import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { FileSort, firstFiles } from "../../../core/files/file-query.model.ts";
import { fileRefusals } from "../../../core/files/file-refusals.ts";
import { fileSortParts, looksThroughFolders } from "../../../core/files/file-search.rule.ts";
import { massResult } from "../../../core/files/mass-result.rule.ts";
import { notFound } from "../../../core/kernel/failure.ts";

describe("the query of a list of files", () => {
  it("should look through folders with a search, and for what is undescribed or deleted, but not for a kind", () => {
    const through = [
      {},
      { type: ["image" as const] },
      { search: " " },
      { search: "x" },
      { all: true },
      { undescribed: true },
      { deleted: true },
    ].map((query) => looksThroughFolders({ ...firstFiles, ...query }));
    expect(through).toEqual([false, false, false, true, true, true, true]);
  });

  it("should read every order as what is sorted by and the direction", () => {
    for (const sort of Object.keys(FileSort.keys).filter(FileSort.is)) {
      const { by, isDescending } = fileSortParts(sort);
      expect(`${isDescending ? "-" : ""}${by}`).toBe(sort);
    }
  });

  it("should report for each entry of a bulk action whether it succeeded, and the reason if not", () => {
    expect(massResult({ kind: "file", id: 1 }, E.right(null))).toEqual({ kind: "file", id: 1, done: true, message: "" });
    expect(massResult({ kind: "folder", id: "banners" }, E.left(notFound(fileRefusals.no_file)))).toEqual({
      kind: "folder",
      id: "banners",
      done: false,
      message: "File not found.",
    });
  });
});
