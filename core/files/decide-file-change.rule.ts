import * as E from "fp-ts/lib/Either.js";
import type { Decision } from "../kernel/decision.ts";
import { conflict, invalid } from "../kernel/failure.ts";
import { sameValue } from "../kernel/same-value.ts";
import { requiredRefusal } from "../validation/validation-message.rule.ts";
import { editOf, type FileWrite } from "./file-edit.model.ts";
import { fileRefusals } from "./file-refusals.ts";
import { renamedFile } from "./file-rename.rule.ts";
import type { FileChange } from "./file-write.model.ts";
import type { FileFolder, FileRecord } from "./file.model.ts";
import { changeableFileInUse, mayPutInto } from "./find-file.rule.ts";

/**
 * What a decision about a file depends on besides the file.
 * @property folder the folder that it is moved to, as the caller sees it; null where there is none
 * @property now epoch seconds
 */
export type FileContext = { readonly folder: FileFolder | null; readonly now: number };

type Values = Omit<FileChange, "version">;

const accepted = ({ filename, description, ...rest }: Values, file: FileRecord): Values => ({
  ...rest,
  ...(filename === undefined ? {} : { filename: renamedFile(file, filename) }),
  ...(description === undefined ? {} : { description: description.trim() }),
});

/**
 * Decides a change of a file's name, folder, description or focal point: it is written unless the values are in place already, the version
 * has changed, or the folder cannot be used.
 * @param stored null where the caller sees no such file
 */
export const decideFileChange = (
  stored: FileRecord | null,
  { version, ...given }: FileChange,
  { folder, now }: FileContext,
): Decision<FileWrite> => {
  const found = changeableFileInUse(stored);
  if (E.isLeft(found)) return found;
  const file = found.right;
  if (given.filename?.trim() === "") return E.left(invalid({ filename: [requiredRefusal("name")] }));
  const before = editOf(file);
  const after = { ...before, ...accepted(given, file) };
  const changed = (["filename", "folder_id", "description", "focus"] as const).filter((field) => !sameValue(before[field], after[field]));
  if (changed.length === 0) return E.right(null);
  if (file.version !== version) return E.left(conflict(fileRefusals.file_changed, file));
  const problem = changed.includes("folder_id") ? mayPutInto(given.folder_id ?? null, folder, "folder_id") : null;
  if (problem !== null) return E.left(problem);
  const facts = (values: typeof before) => Object.fromEntries(changed.map((field) => [field, values[field]]));
  return E.right({
    edit: { ...after, version: version + 1, updated_at: now },
    audit: { action: "file.update", before: facts(before), after: facts(after) },
  });
};
