import * as t from "io-ts";
import { FileKind, FileRecord } from "./file.model.ts";

/**
 * Parameters of the window for choosing files.
 * @property kinds kinds that can be chosen; absent for all
 * @property isMultiple whether several can be chosen
 */
export const FilePicking = t.partial({ title: t.string, kinds: t.readonlyArray(FileKind), isMultiple: t.boolean }, "FilePicking");
export type FilePicking = t.TypeOf<typeof FilePicking>;

/** The chosen files, in the order of choice. */
export const ChosenFiles = t.readonlyArray(FileRecord, "ChosenFiles");
export type ChosenFiles = t.TypeOf<typeof ChosenFiles>;

declare module "../shell/modals.service.ts" {
  interface ModalParams {
    readonly "choose-files": FilePicking;
  }
  interface ModalAnswers {
    readonly "choose-files": ChosenFiles;
  }
}
