import { refusalTable } from "../kernel/refusal.ts";

/** Refusal messages about files and pictures. */
export const fileRefusals = refusalTable({
  no_picture: "There is no such picture.",
  no_file: "File not found.",
});
