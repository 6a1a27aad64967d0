import type { portalSearchText } from "../en/portal-search.ts";
import type { Translation } from "../text-types.ts";

export const texts: Translation<typeof portalSearchText.texts> = {
  title: "Buscar",
  field: "Buscar cursos y lecciones",
  hint: "Escribe una palabra del nombre de un curso o de una lección.",
  nothingTitle: "Nada coincide con «{{words}}»",
  nothingBody: "Revisa la ortografía o usa menos palabras.",
  found: "{{courses}}, {{lessons}}",
  courses_one: "{{count, number}} curso",
  courses_other: "{{count, number}} cursos",
  lessons_one: "{{count, number}} lección",
  lessons_other: "{{count, number}} lecciones",
  courseList: "Cursos",
  lessonList: "Lecciones",
  joined: "Te has unido",
  inCourse: "en {{course}}",
  first: "Se muestran los primeros {{count, number}}. Añade una palabra para acotar la búsqueda.",
};
