import type { portalDownlineText } from "../en/portal-downline.ts";
import type { Translation } from "../text-types.ts";

export const texts: Translation<typeof portalDownlineText.texts> = {
  title: "Contactos",
  note: "Las personas que trajiste y las que ellas trajeron.",
  path: "Dónde está este contacto",
  list: "Contactos por debajo de {{name}}",
  own: "Tus contactos",
  under: "Contactos de {{name}}",
  direct_one: "{{count, number}} contacto por debajo",
  direct_other: "{{count, number}} contactos por debajo",
  none: "Ningún contacto por debajo",
  emptyTitle: "Todavía no tienes contactos aquí",
  emptyBody: "Los contactos aparecen aquí cuando consta que los trajiste tú.",
  emptyUnder: "{{name}} no ha traído a ningún contacto.",
  details: "Datos",
  nothing: "No indicado",
  fields: { email: "Correo electrónico", mobile: "Móvil" },
  courses: "Cursos",
  coursesEmpty: "{{name}} no se ha unido a ningún curso.",
  progress: "Progreso en {{name}}",
  lessons: "{{done, number}} de {{total, number}} lecciones",
  points_one: "{{count, number}} punto",
  points_other: "{{count, number}} puntos",
};
