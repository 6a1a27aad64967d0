import type { Failure } from "../kernel/failure.ts";
import type { FileRecord } from "./file.model.ts";
import type { PreparedFile } from "./prepared-file.model.ts";

/** What an attempt at an upload tells; `done` and `ended` are its last. */
export type AttemptEvent =
  | { readonly kind: "prepared"; readonly prepared: PreparedFile }
  | { readonly kind: "poster"; readonly poster: string }
  | { readonly kind: "address"; readonly address: string }
  | { readonly kind: "progress"; readonly sent: number }
  | { readonly kind: "arrived"; readonly bytes: number }
  | { readonly kind: "whole"; readonly upload: string }
  | { readonly kind: "done"; readonly file: FileRecord }
  | { readonly kind: "ended"; readonly failure: Failure };
