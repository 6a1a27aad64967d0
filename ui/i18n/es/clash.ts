import type { clashText } from "../en/clash.ts";
import type { Translation } from "../text-types.ts";

export const texts: Translation<typeof clashText.texts> = {
  title: "Otra persona también lo ha cambiado",
  body: "Alguien lo cambió mientras escribías. ¿Qué versión quieres conservar?",
  field: "Campo",
  mine: "Tu versión",
  theirs: "La otra versión",
  nothing: "vacío",
  keepMine: "Conservar la mía",
  takeTheirs: "Conservar la otra",
};
