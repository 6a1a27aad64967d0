import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { fileLimits } from "./file-limits.model.ts";
import { firstFiles } from "./file-query.model.ts";
import type { FileRecord, FileUse } from "./file.model.ts";
import type { FileStore } from "./files.port.ts";
import { filesOf, foldersOf, type LibraryItem } from "./library-item.rule.ts";

/**
 * Where files are used, before they are deleted.
 * @property hidden uses in records that the user may not open
 * @property unchecked files beyond the number that is checked
 */
export type UsedFiles = { readonly uses: readonly FileUse[]; readonly hidden: number; readonly unchecked: number };

export const isUsed = ({ uses, hidden, unchecked }: UsedFiles): boolean => uses.length + hidden + unchecked > 0;

/** Files whose uses are asked for at most, and requests at a time. */
const [mostChecked, atOnce] = [60, 6];

type Files = Pick<FileStore, "list" | "uses">;

const filesIn =
  (store: Files, items: readonly LibraryItem[]): TaskEither<Failure, { files: readonly FileRecord[]; more: number }> =>
  async () => {
    const files = [...filesOf(items)];
    let more = 0;
    for (const { id } of foldersOf(items)) {
      const answer = await store.list({ ...firstFiles, folder_id: id, all: true, limit: fileLimits.rows })();
      if (E.isLeft(answer)) return answer;
      files.push(...answer.right.results);
      more += answer.right.count - answer.right.results.length;
    }
    return E.right({ files, more });
  };

/** Asks where files, and those in folders, are used. */
export const usedFiles =
  (store: Files, items: readonly LibraryItem[]): TaskEither<Failure, UsedFiles> =>
  async () => {
    const found = await filesIn(store, items)();
    if (E.isLeft(found)) return found;
    const checked = found.right.files.slice(0, mostChecked);
    const uses = new Map<string, FileUse>();
    let hidden = 0;
    for (let at = 0; at < checked.length; at += atOnce) {
      const answers = await Promise.all(checked.slice(at, at + atOnce).map(({ id }) => store.uses(id)()));
      for (const answer of answers) {
        if (E.isLeft(answer)) return answer;
        for (const use of answer.right.uses) uses.set(`${use.kind}:${use.id}`, use);
        hidden += answer.right.hidden;
      }
    }
    return E.right({ uses: [...uses.values()], hidden, unchecked: found.right.files.length - checked.length + found.right.more });
  };
