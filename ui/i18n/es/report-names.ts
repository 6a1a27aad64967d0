import type { reportNamesText } from "../en/report-names.ts";
import type { Translation } from "../text-types.ts";

export const texts: Translation<typeof reportNamesText.texts> = {
  activity: "Actividad",
  "lesson-completion": "Lecciones terminadas",
  "campaign-funnel": "Embudo de los cursos",
  texting: "Mensajes de texto",
};
