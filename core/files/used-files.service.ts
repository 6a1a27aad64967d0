import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { askEach, recordsIn } from "../library/ask-each.service.ts";
import { fileLimits } from "./file-limits.model.ts";
import { firstFiles } from "./file-query.model.ts";
import type { FileUse } from "./file.model.ts";
import type { FileStore } from "./files.port.ts";
import { filesOf, foldersOf, type LibraryItem } from "./library-item.rule.ts";

/**
 * Where files are used, before they are deleted.
 * @property hidden uses in records that the user may not open
 * @property unchecked files beyond the number that is checked
 */
export type UsedFiles = { readonly uses: readonly FileUse[]; readonly hidden: number; readonly unchecked: number };

export const isUsed = ({ uses, hidden, unchecked }: UsedFiles): boolean => uses.length + hidden + unchecked > 0;

/** Asks where files, and those in folders, are used. */
export const usedFiles = (store: Pick<FileStore, "list" | "uses">, items: readonly LibraryItem[]): TaskEither<Failure, UsedFiles> =>
  pipe(
    recordsIn(
      foldersOf(items).flatMap(({ id }) => (typeof id === "number" ? [id] : [])),
      (folder_id) => store.list({ ...firstFiles, folder_id, all: true, limit: fileLimits.rows }),
    ),
    TE.chain(({ records, more }) =>
      pipe(
        askEach([...filesOf(items), ...records], ({ id }) => store.uses(id)),
        TE.map(({ answers, unchecked }) => ({
          uses: [...new Map(answers.flatMap(({ uses }) => uses.map((use) => [`${use.kind}:${use.id}`, use]))).values()],
          hidden: answers.reduce((sum, { hidden }) => sum + hidden, 0),
          unchecked: unchecked + more,
        })),
      ),
    ),
  );
