import type { portalFrameText } from "../en/portal-frame.ts";
import type { Translation } from "../text-types.ts";

export const texts: Translation<typeof portalFrameText.texts> = {
  notFoundTitle: "Página no encontrada.",
  notFoundBody: "No hay nada en {{address}}.",
  home: "Ir a la página de inicio",
  course: "Curso",
  lesson: "Lección",
  details: "Mis datos",
  stats: "Puntos",
  calendar: "Calendario",
  search: "Buscar",
  more: "Más",
  contacts: "Contactos",
  files: "Archivos",
  certificates: "Certificados",
  lessons: "Lecciones",
  messages: "Mensajes",
  notifications: "Notificaciones",
  videoReviews: "Valoraciones de vídeos",
  reports: "Informes",
  kept: "Guardado en este dispositivo",
  brokenTitle: "No se pudo cargar esta página.",
  brokenAway: "El servidor no responde. Comprueba tu conexión y vuelve a intentarlo.",
  brokenMissing: "No se pudo cargar una parte de esta página, ni siquiera después de volver a cargarla. Vuelve a intentarlo en un minuto.",
  brokenDrawing: "Algo salió mal al mostrar esta página.",
};
