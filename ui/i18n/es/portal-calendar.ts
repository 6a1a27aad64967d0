import type { portalCalendarText } from "../en/portal-calendar.ts";
import type { Translation } from "../text-types.ts";

export const texts: Translation<typeof portalCalendarText.texts> = {
  title: "Calendario",
  emptyTitle: "Aún no hay nada en tu calendario",
  emptyBody: "Cuando te unas a un curso, aquí verás cuándo se abre cada una de sus lecciones.",
  courses: "Ir a tus cursos",
  now: "Ahora",
  nowNone: "Ahora mismo no hay ninguna lección abierta.",
  today: "Hoy",
  undated: "Sin día",
  finished: "Terminadas",
  opens: "Se abre a las {{time}}",
  due: "Termina el curso antes de que acabe este día",
  overdue: "Este curso debía haberse terminado el {{day}}",
  finishedAt: "Terminada {{when}}",
  inCourse: "en {{course}}",
};
