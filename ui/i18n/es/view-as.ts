import type { viewAsText } from "../en/view-as.ts";
import type { Translation } from "../text-types.ts";

export const texts: Translation<typeof viewAsText.texts> = {
  label: "Como quién ves el portal",
  title: "Ves el portal como lo ve {{name}}.",
  until: "Hasta las {{time}}. No se puede cambiar, enviar ni descubrir nada.",
  asking: "Ves el portal como lo ve un alumno.",
  readOnly: "No se puede cambiar, enviar ni descubrir nada.",
  end: "Terminar la vista",
  overTitle: "Ya no ves el portal como este alumno.",
  overBody: "La vista ha terminado. Puedes cerrar esta pestaña y volver a empezar desde la ficha del contacto.",
  back: "Ir a los contactos",
};
