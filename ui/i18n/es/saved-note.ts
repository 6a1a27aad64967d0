import type { savedNoteText } from "../en/saved-note.ts";
import type { Translation } from "../text-types.ts";

export const texts: Translation<typeof savedNoteText.texts> = {
  saved: "Guardado",
  saving: "Guardando…",
  "on-device": "Guardado en este dispositivo",
  "on-deviceHint": "Tus respuestas se envían cuando vuelvas a tener conexión.",
  "only-here": "Sin guardar: este navegador no conserva nada",
  "only-hereHint": "Deja esta página abierta hasta que vuelvas a tener conexión.",
  keepsNothing: "Este navegador no conserva nada: su almacenamiento está bloqueado o lleno. Sigue con conexión mientras respondes.",
};
