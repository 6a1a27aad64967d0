import type { portalFrameText } from "../en/portal-frame.ts";
import type { Translation } from "../text-types.ts";

export const texts: Translation<typeof portalFrameText.texts> = {
  notFoundTitle: "Página no encontrada.",
  notFoundBody: "No hay nada en esta dirección.",
  home: "Ir a la página de inicio",
  course: "Curso",
  lesson: "Lección",
  brokenTitle: "No se pudo cargar esta página.",
  brokenCode: "No se pudo cargar una parte de esta página. Comprueba tu conexión y vuelve a intentarlo.",
  brokenDrawing: "Algo salió mal al dibujar esta página.",
};
