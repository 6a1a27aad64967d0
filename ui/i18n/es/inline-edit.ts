import type { inlineEditText } from "../en/inline-edit.ts";
import type { Translation } from "../text-types.ts";

export const texts: Translation<typeof inlineEditText.texts> = {
  edit: "Editar {{name}}",
  empty: "Añadir {{name}}",
  hint: "Intro guarda, Esc cancela",
  hintLines: "Ctrl+Intro guarda, Esc cancela",
  undo: "Deshacer el cambio",
};
