import type { lessonText } from "../en/lesson.ts";
import type { Translation } from "../text-types.ts";

export const texts: Translation<typeof lessonText.texts> = {
  leave: "Volver a {{course}}",
  step: "Paso {{number, number}} de {{total, number}}",
  back: "Atrás",
  next: "Siguiente",
  finish: "Terminar",
  heldVideo: "Mira el vídeo hasta el final para continuar.",
  heldQuestion: "Responde a la pregunta para continuar.",
  points_one: "{{count, number}} punto",
  points_other: "{{count, number}} puntos",
  unsent_one: "{{count, number}} cambio se guarda en este dispositivo y se enviará cuando vuelvas a tener conexión.",
  unsent_other: "{{count, number}} cambios se guardan en este dispositivo y se enviarán cuando vuelvas a tener conexión.",
  lesson: "Lección",
  lockedTitle: "Bloqueada",
  toCourse: "Ir al curso",
  results: {
    title: "Lección completada",
    titleOpen: "Has llegado al final",
    open: "Quedan pasos abiertos. Vuelve atrás para terminarlos.",
    points: "Puntos ganados en esta lección",
    right: "Correcta",
    wrong: "No correcta",
    unanswered: "Abierta",
    checked: "Pendiente de comprobar",
    review: "Revisar",
    replay: "Repetir",
    replayTitle: "¿Hacer esta lección otra vez?",
    replayBody: "Empieza desde el primer paso. Conservas tus puntos, pero no puedes ganarlos otra vez.",
    next: "Siguiente lección: {{name}}",
  },
};
