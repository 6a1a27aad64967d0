import type { portalVideoReviewsText } from "../en/portal-video-reviews.ts";
import type { Translation } from "../text-types.ts";

export const texts: Translation<typeof portalVideoReviewsText.texts> = {
  title: "Valoraciones de vídeos",
  note: "Los vídeos que has subido en las lecciones y lo que dicen de ellos.",
  tabs: "De quién son los vídeos",
  own: "Mis vídeos",
  downline: "De mi red",
  emptyTitle: "Aún no hay vídeos",
  emptyBody: "Cuando subas un vídeo en una lección, lo verás aquí con sus valoraciones.",
  emptyDownline: "Cuando alguien de tu red suba un vídeo en una lección, lo verás aquí con sus valoraciones.",
  uploaded: "Subido el {{day}}",
  waiting: "Aún sin valoración",
  points_one: "{{count, number}} punto",
  points_other: "{{count, number}} puntos",
  video: "Vídeo: {{name}}",
  watch: "Ver el vídeo",
  watchOf: "Ver el vídeo de {{name}}",
  gone: "El vídeo se ha borrado.",
  lesson: "Abrir la lección",
  lessonOf: "Abrir la lección {{name}}",
};
