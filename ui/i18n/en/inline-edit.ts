import { catalogue } from "../catalogue.ts";

export const inlineEditText = catalogue("inline-edit", {
  edit: "Edit {{name}}",
  empty: "Add {{name}}",
  hint: "Enter saves, Esc cancels",
  hintLines: "Ctrl+Enter saves, Esc cancels",
  undo: "Undo change",
});
