import type { passwordFieldText } from "../en/password-field.ts";
import type { Translation } from "../text-types.ts";

export const texts: Translation<typeof passwordFieldText.texts> = {
  show: "Mostrar contraseña",
  hide: "Ocultar contraseña",
  met: "cumplido",
  unmet: "todavía no cumplido",
};
