import * as E from "fp-ts/lib/Either.js";
import { storable } from "../kernel/saver-fields.rule.ts";
import { type Editable, plainFields, type SaverState } from "../kernel/saver.model.ts";
import { requiredRefusal } from "../validation/validation-message.rule.ts";
import type { FileDraft, FileField } from "./file-draft.model.ts";
import { renamedFile } from "./file-rename.rule.ts";
import { extensionOf } from "./file-type.rule.ts";
import type { FileChange } from "./file-write.model.ts";
import type { FileRecord } from "./file.model.ts";

export type FileFormState = SaverState<FileRecord, FileDraft, FileField>;

export const draftOf = ({ filename, description, focus }: FileRecord): FileDraft => ({ filename, description, focus });

/** How files are edited; a name keeps its extension. */
export const editableFile: Editable<FileRecord, FileDraft, FileField> = {
  ...plainFields<FileDraft, FileField>(["filename", "description", "focus"]),
  blank: { filename: "", description: "", focus: null },
  valuesOf: draftOf,
  overlaid: (file, values) => ({ ...file, ...values }),
  normal: ({ filename, description, focus }, before) =>
    filename.trim() === ""
      ? E.left({ filename: [requiredRefusal("name")] })
      : E.right({
          filename: filename === before.filename ? filename : renamedFile({ extension: extensionOf(before.filename) }, filename),
          description: description.trim(),
          focus,
        }),
};

/** The change that stores some fields of a draft. */
export const fileChangeOf = (version: number, { filename, description, focus }: FileDraft, fields: readonly FileField[]): FileChange => ({
  version,
  ...(fields.includes("filename") ? { filename } : {}),
  ...(fields.includes("description") ? { description } : {}),
  ...(fields.includes("focus") ? { focus } : {}),
});

/** The values that the form shows: what was typed, and once it is saved what is stored. */
export const shownDraft = (state: FileFormState): FileDraft => (state.status === "saved" ? storable(editableFile, state) : state.typed);
