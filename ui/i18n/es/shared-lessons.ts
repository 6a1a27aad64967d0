import type { sharedLessonsText } from "../en/shared-lessons.ts";
import type { Translation } from "../text-types.ts";

export const texts: Translation<typeof sharedLessonsText.texts> = {
  title: "Lecciones",
  note: "Lecciones que {{organisation}} comparte contigo. Hazlas cuando quieras.",
  lessons: "Lecciones de {{name}}",
  count_one: "{{count, number}} lección",
  count_other: "{{count, number}} lecciones",
  minutes_one: "{{count, number}} min",
  minutes_other: "{{count, number}} min",
  points_one: "{{count, number}} punto",
  points_other: "{{count, number}} puntos",
  state: { new: "Sin empezar", begun: "{{percent, number}} % hecho", done: "Completada" },
  started: "Empezada",
  progress: "Progreso en {{name}}",
  search: "Buscar en esta carpeta",
  nothing: "Ninguna lección de esta carpeta se llama «{{words}}».",
  emptyTitle: "No hay lecciones compartidas contigo",
  emptyBody: "Cuando {{organisation}} comparta una carpeta de lecciones con tu rol, aparecerá aquí.",
  emptyFolder: "Todavía no hay lecciones en esta carpeta.",
  toFolder: "Ir a la carpeta",
  leave: "Volver a {{folder}}",
};
