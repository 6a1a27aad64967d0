import type { portalReportsText } from "../en/portal-reports.ts";
import type { Translation } from "../text-types.ts";

export const texts: Translation<typeof portalReportsText.texts> = {
  title: "Informes",
  list: "Tus informes",
  empty: "No hay informes publicados.",
  emptyBody: "Aquí aparecen los informes que {{organisation}} publica para ti.",
  notes: {
    activity: "Lo que hicisteis tú y tus contactos a lo largo del tiempo.",
    "lesson-completion": "Quién llegó a cada lección y quién la terminó.",
    "campaign-funnel": "Hasta dónde llega quien se une a un curso.",
    texting: "Mensajes de texto para ti y tus contactos.",
  },
  broken: "No se puede cargar este informe.",
  path: "Dónde está este informe",
  period: "Periodo",
  periods: { "7d": "7 días", "30d": "30 días", "90d": "90 días", "12m": "12 meses" },
  about: {
    self: "Solo sobre ti",
    people_one: "Sobre {{count, number}} persona: tú y tus contactos",
    people_other: "Sobre {{count, number}} personas: tú y tus contactos",
  },
  span: "del {{first}} al {{last}}",
  nothing: "No ocurrió nada en este periodo.",
  download: "Descargar como CSV",
  rows: { day: "Día", week: "Semana desde", month: "Mes", lesson: "Lección", step: "Paso" },
  course: "Curso",
  joined: "Se unieron al curso",
  columns: {
    started: "Lecciones empezadas",
    answers: "Respuestas",
    finished: "Terminadas",
    points: "Puntos",
    reached: "Llegaron",
    average: "Media de puntos",
    sent: "Enviados",
    failed: "Fallidos",
    waiting: "En espera",
  },
  explained: {
    lesson: "Quienes empezaron la lección en este periodo; las terminadas, a día de hoy.",
    step: "Quienes se unieron al curso en este periodo y no lo han dejado; hasta dónde están hoy.",
    texts: "Enviados son todos los mensajes que no constan como perdidos.",
  },
  none: "–",
};
