import type { ownDetailsText } from "../en/own-details.ts";
import type { Translation } from "../text-types.ts";

export const texts: Translation<typeof ownDetailsText.texts> = {
  title: "Mis datos",
  note: "Los datos que {{organisation}} guarda sobre ti.",
  main: "Sobre ti",
  fields: { first_name: "Nombre", last_name: "Apellido", email: "Correo electrónico", mobile: "Número de móvil" },
  locked: "Solo {{organisation}} puede cambiarlo.",
  lockedNote: "Los datos con candado solo los puede cambiar {{organisation}}. Pregúntales si algo no es correcto.",
  nothing: "Nada todavía",
  notSaved: "Tus cambios no se han guardado",
  retry: "Volver a intentarlo",
  restore: "Deshacer mis cambios",
  pin: {
    title: "Escribe tu PIN",
    email: "Hemos enviado un PIN a {{to}}. Sirve una vez, durante diez minutos.",
    sms: "Hemos enviado un PIN por mensaje de texto a {{to}}. Sirve una vez, durante diez minutos.",
    pin: "PIN",
    confirm: "Mostrar",
    again: "Enviar otro PIN",
  },
};
