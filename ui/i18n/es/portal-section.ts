import type { portalSectionText } from "../en/portal-section.ts";
import type { Translation } from "../text-types.ts";

export const texts: Translation<typeof portalSectionText.texts> = {
  notFoundTitle: "No se ha encontrado la sección de cursos.",
  notFoundBody: "Puede que haya cambiado de nombre o se haya quitado. Todos los cursos están en la página de inicio.",
  empty: "Ahora mismo no hay cursos en esta sección.",
};
