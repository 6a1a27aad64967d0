import type { sharedPageText } from "../en/shared-page.ts";
import type { Translation } from "../text-types.ts";

export const texts: Translation<typeof sharedPageText.texts> = {
  loading: "Abriendo el enlace…",
  sharedBy: "Compartido por {{organisation}}",
  lockedTitle: "Este enlace tiene contraseña",
  lockedBody: "Escribe la contraseña que te dieron con el enlace.",
  password: "Contraseña",
  open: "Abrir",
  goneTitle: "Este enlace no funciona",
  emptyTitle: "Esta carpeta está vacía",
  emptyBody: "Los archivos aparecerán aquí cuando se añadan.",
  files_one: "{{count, number}} archivo",
  files_other: "{{count, number}} archivos",
  all: "Descargar todo (ZIP)",
  download: "Descargar",
  downloadName: "Descargar {{name}}",
  view: "Ver",
  viewName: "Ver {{name}} en otra pestaña",
  inFolder: "En {{path}}",
  noPreview: "Sin vista previa",
  more_one: "Mostrar {{count, number}} archivo más",
  more_other: "Mostrar {{count, number}} archivos más",
};
