import type { clashText } from "../en/clash.ts";
import type { Translation } from "../text-types.ts";

export const texts: Translation<typeof clashText.texts> = {
  title: "Otra persona también lo ha cambiado",
  body: "Mientras escribías, otra persona lo cambió. ¿Qué debe quedar?",
  field: "Campo",
  mine: "Has escrito",
  theirs: "Guardado ahora",
  nothing: "vacío",
  keepMine: "Dejar lo que escribí",
  takeTheirs: "Dejar lo guardado",
};
