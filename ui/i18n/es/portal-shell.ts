import type { portalShellText } from "../en/portal-shell.ts";
import type { Translation } from "../text-types.ts";

export const texts: Translation<typeof portalShellText.texts> = {
  navigation: "Principal",
  language: "Idioma",
  account: "Cuenta de {{name}}",
  logout: "Cerrar sesión",
  without: "Sin conexión: datos del {{when}}.",
  offlineOpen: "Ver lo que se abre sin conexión",
  unread_one: "{{count, number}} sin leer",
  unread_other: "{{count, number}} sin leer",
  theme: { title: "Tema", system: "Como el dispositivo", light: "Claro", dark: "Oscuro", contrast: "Contraste alto" },
};
