import type { fillScreenText } from "../en/fill-screen.ts";
import type { Translation } from "../text-types.ts";

export const texts: Translation<typeof fillScreenText.texts> = {
  fill: "Llenar la pantalla",
  leave: "Salir de pantalla completa",
};
