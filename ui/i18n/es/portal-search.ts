import type { portalSearchText } from "../en/portal-search.ts";
import type { Translation } from "../text-types.ts";

export const texts: Translation<typeof portalSearchText.texts> = {
  title: "Buscar",
  field: "Buscar cursos, lecciones y páginas",
  hint: "Escribe una palabra del nombre de un curso, una lección o una página.",
  nothingTitle: "Nada coincide con «{{words}}»",
  nothingBody: "Revisa la ortografía o usa menos palabras.",
  found: "{{courses}}, {{lessons}}, {{pages}}",
  courses_one: "{{count, number}} curso",
  courses_other: "{{count, number}} cursos",
  lessons_one: "{{count, number}} lección",
  lessons_other: "{{count, number}} lecciones",
  pages_one: "{{count, number}} página",
  pages_other: "{{count, number}} páginas",
  courseList: "Cursos",
  lessonList: "Lecciones",
  pageList: "Páginas",
  joined: "Te has unido",
  inCourse: "en {{course}}",
  inFolder: "en la carpeta {{folder}}",
  first: "Se muestran los primeros {{count, number}}. Añade una palabra para acotar la búsqueda.",
};
