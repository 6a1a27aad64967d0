import type { portalFilesText } from "../en/portal-files.ts";
import type { Translation } from "../text-types.ts";

export const texts: Translation<typeof portalFilesText.texts> = {
  title: "Archivos",
  note: "Lo que {{organisation}} comparte contigo.",
  files: "Archivos de {{name}}",
  count_one: "{{count, number}} archivo",
  count_other: "{{count, number}} archivos",
  emptyTitle: "No hay archivos compartidos contigo",
  emptyBody: "Cuando {{organisation}} comparta una carpeta con tu rol, aparecerá aquí.",
  emptyFolder: "Esta carpeta está vacía.",
  updated: "Modificado el {{when}}",
  download: "Descargar {{name}}",
  newTab: "se abre en una pestaña nueva",
};
