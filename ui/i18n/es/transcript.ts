import type { transcriptText } from "../en/transcript.ts";
import type { Translation } from "../text-types.ts";

export const texts: Translation<typeof transcriptText.texts> = {
  title: "Transcripción",
  search: "Buscar en la transcripción",
  lines: "Líneas de la transcripción",
  found_one: "{{count, number}} línea encontrada",
  found_other: "{{count, number}} líneas encontradas",
  none: "Ninguna línea contiene estas palabras.",
};
