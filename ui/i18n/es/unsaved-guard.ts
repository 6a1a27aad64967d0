import type { unsavedGuardText } from "../en/unsaved-guard.ts";
import type { Translation } from "../text-types.ts";

export const texts: Translation<typeof unsavedGuardText.texts> = {
  title: "¿Descartar lo que has escrito?",
  body: "Los cambios no se han guardado.",
  keep: "Seguir editando",
  discard: "Descartar",
};
