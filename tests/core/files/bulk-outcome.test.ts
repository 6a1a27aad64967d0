import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { moveOf, removalOf, undoOf } from "../../../core/files/bulk-outcome.rule.ts";
import type { FileQuery } from "../../../core/files/file-query.model.ts";
import { fileItem, folderItem } from "../../../core/files/library-item.rule.ts";
import { isUsed, usedFiles } from "../../../core/files/used-files.service.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { bulkOutcome } from "../../../core/library/bulk-outcome.rule.ts";
import { fileOf, folderOf } from "./file-sample.ts";

const items = [fileItem(fileOf(1, { folder_id: 4 })), fileItem(fileOf(2)), folderItem(folderOf(1, 4))];

describe("the outcome of a bulk action", () => {
  it("should distinguish files and folders of the same number, and count entries without a result as refused", () => {
    const outcome = bulkOutcome(items, {
      results: [
        { kind: "file", id: 1, done: true, message: "" },
        { kind: "folder", id: 1, done: false, message: "Folder not found." },
      ],
    });
    expect(outcome).toEqual({ done: items.slice(0, 1), failed: 2, refused: "Folder not found." });
  });

  it("should be undone by moving every entry back to where it was", () => {
    expect(moveOf(items, 9)).toEqual({ files: [1, 2], folders: [1], action: "move", folder_id: 9 });
    expect(undoOf(items, "move")).toEqual([
      { files: [1], folders: [1], action: "move", folder_id: 4 },
      { files: [2], folders: [], action: "move", folder_id: null },
    ]);
  });

  it("should be undone by the opposite of deleting and restoring", () => {
    expect(undoOf(items, "delete")).toEqual([removalOf(items, "restore")]);
    expect(undoOf(items, "restore")).toEqual([removalOf(items, "delete")]);
  });
});

describe("where files are used", () => {
  const lesson = { kind: "lesson", id: "4", name: "Mooring", href: null };
  const store = (failing: number | null = null) => {
    const asked: number[] = [];
    return {
      asked,
      list: (query: FileQuery) => async () => E.right({ results: [fileOf(Number(query.folder_id) * 10)], page: 1, pages: 1, count: 3 }),
      uses: (id: number | string) => async (): Promise<E.Either<Failure, { uses: readonly (typeof lesson)[]; hidden: number }>> => {
        asked.push(Number(id));
        if (id === failing) return E.left({ tag: "offline" });
        return E.right({ uses: Number(id) > 1 ? [lesson] : [], hidden: Number(id) === 10 ? 2 : 0 });
      },
    };
  };

  it("should be asked for files and for those in folders, each record once, with the files that were not checked", async () => {
    const files = store();
    expect(await usedFiles(files, items)()).toEqual(E.right({ uses: [lesson], hidden: 2, unchecked: 2 }));
    expect(files.asked).toEqual([1, 2, 10]);
  });

  it("should be nowhere for a file without uses", async () => {
    const answer = await usedFiles(store(), items.slice(0, 1))();
    expect(answer).toEqual(E.right({ uses: [], hidden: 0, unchecked: 0 }));
    expect(E.isRight(answer) && isUsed(answer.right)).toBe(false);
  });

  it("should be unknown when one answer is missing", async () => {
    expect(await usedFiles(store(2), items)()).toEqual(E.left({ tag: "offline" }));
  });

  it("should be checked for sixty files at most", async () => {
    const files = store();
    const many = Array.from({ length: 70 }, (_, at) => fileItem(fileOf(at + 1)));
    expect(await usedFiles(files, many)()).toMatchObject(E.right({ unchecked: 10 }));
    expect(files.asked).toHaveLength(60);
  });
});
