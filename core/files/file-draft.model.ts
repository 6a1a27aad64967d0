import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";
import { FileRecord, FocalPoint } from "./file.model.ts";

/** The edited fields of a file. */
export const FileDraft = t.type({ filename: t.string, description: t.string, focus: orNull(FocalPoint) }, "FileDraft");
export type FileDraft = t.TypeOf<typeof FileDraft>;
export type FileField = keyof FileDraft;

/** The unsaved draft of a file on the device. */
export const KeptFileDraft = t.type(
  { key: t.string, base: FileRecord, typed: FileDraft, sent: t.readonlyArray(FileDraft) },
  "KeptFileDraft",
);
