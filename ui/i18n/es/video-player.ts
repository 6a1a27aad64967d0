import type { videoPlayerText } from "../en/video-player.ts";
import type { Translation } from "../text-types.ts";

export const texts: Translation<typeof videoPlayerText.texts> = {
  back: "Retroceder 10 segundos",
  ahead: "Avanzar 10 segundos",
  noCaptions: "Sin subtítulos",
  quality: "Calidad",
  automatic: "Automática",
  height: "{{height}}p",
  picture: "Imagen dentro de imagen",
  skip: "Omitir, vídeo no disponible",
  skipped: "Omitido. Puedes continuar.",
  notDriven: "Este reproductor no puede indicar cuánto has visto.",
  error: {
    parameter: "El enlace del vídeo tiene un parámetro no válido.",
    browser: "Este vídeo no se puede reproducir en el navegador.",
    missing: "No se ha encontrado el vídeo.",
    owner: "El propietario no permite este vídeo aquí.",
    connection: "Se ha perdido la conexión. Tu progreso está guardado.",
    provider: "El proveedor del vídeo no responde.",
  },
};
