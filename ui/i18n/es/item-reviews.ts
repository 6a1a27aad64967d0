import type { itemReviewsText } from "../en/item-reviews.ts";
import type { Translation } from "../text-types.ts";

export const texts: Translation<typeof itemReviewsText.texts> = {
  title: "Valoraciones",
  waiting: "Tu vídeo aún no tiene valoración. Te avisaremos cuando la tenga.",
  mean: "Los puntos son la media de {{count}} valoraciones.",
  part: "Parte {{number}}",
  points: "{{points, number}} de {{most, number}}",
  comments: "Comentarios de {{name}}",
  reviewer: "Alguien del equipo",
  others: "Vídeos de los demás",
  showOthers: "Ver los vídeos de los demás",
  noOthers: "Nadie más ha subido un vídeo todavía.",
  videoOf: "Vídeo de {{name}}",
  someone: "Alguien del curso",
  goTo: "Ir a {{time}} en el vídeo",
  moved: "Tu vídeo está en {{time}}.",
  notThere: "Tu vídeo no se muestra ahora, así que no puede ir a {{time}}.",
};
