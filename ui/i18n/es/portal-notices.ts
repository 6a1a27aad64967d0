import type { portalNoticesText } from "../en/portal-notices.ts";
import type { Translation } from "../text-types.ts";

export const texts: Translation<typeof portalNoticesText.texts> = {
  title: "Notificaciones",
  new: "Novedades para ti",
  notLoaded: "Ahora no se pueden mostrar.",
  list: "Notificaciones, las más recientes primero",
  unreadCount_one: "{{count, number}} sin leer",
  unreadCount_other: "{{count, number}} sin leer",
  allRead: "Está todo leído.",
  readAll: "Marcar todo como leído",
  unread: "Sin leer",
  emptyTitle: "Todavía no tienes notificaciones",
  emptyBody: "Cuando {{organisation}} te inscriba en un curso, se abra una lección o se acerque el final de un curso, aparecerá aquí.",
  alerts: "Cómo te avisamos",
  kinds: {
    lesson_released: "«{{lesson}}» ya está disponible",
    enrolled: "Te han inscrito en «{{course}}»",
    due_soon: "«{{course}}» termina el {{day}}",
    due_today: "El último día para completar «{{course}}» es el {{day}}",
    message: "{{subject}} te ha escrito",
    review: "Han valorado tu vídeo de «{{lesson}}»",
  },
  goneTitle: "Este enlace ya no sirve",
  goneBody: "Ha caducado, ya se ha usado o es de otra persona. Tus notificaciones llevan a los mismos sitios.",
  notifications: "Ir a las notificaciones",
  opening: "Abriendo tu enlace…",
};
