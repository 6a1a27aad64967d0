import type { fieldValuesText } from "../en/field-values.ts";
import type { Translation } from "../text-types.ts";

export const texts: Translation<typeof fieldValuesText.texts> = {
  yes: "Sí",
  no: "No",
  nothing: "vacío",
  change: "Cambiar {{label}}",
  done: "Listo",
  none: "Ninguna opción elegida.",
  nobody: "Nadie",
  noTeam: "Ningún equipo",
  noRole: "Ningún rol",
  expected: {
    email: "{{problem}}. Escribe una dirección como rosa@example.org.",
    mobile: "{{problem}}. Escribe un número con su prefijo local, como (212) 555-0144, o uno que empiece por + y el código del país.",
    int: "{{problem}}. Escribe un número entero, como 1200.",
    date: "{{problem}}. Escribe un día, un mes y un año.",
    time: "{{problem}}. Escribe una fecha y una hora.",
    id_number: "{{problem}}. Escribe hasta 32 letras, cifras y guiones.",
  },
  people: {
    add: "Añadir a alguien a {{label}}",
    remove: "Quitar a {{name}} de {{label}}",
    unknown: "Contacto {{id}}",
    select: "Elegir contactos",
  },
  image: {
    choose: "Elegir una imagen para {{label}}",
    remove: "Quitar la imagen de {{label}}",
    back: "Restaurar la imagen anterior de {{label}}",
    alt: "{{label}}",
    tooLarge: "Este archivo no es una imagen, o no se puede leer.",
  },
  secret: {
    reveal: "Mostrar {{label}}",
    hide: "Ocultar {{label}}",
    change: "Cambiar {{label}}",
    add: "Añadir {{label}}",
    newValue: "Nuevo valor de {{label}}",
    save: "Guardar",
    clear: "Quitar",
    shown_one: "Se ocultará en {{count, number}} segundo.",
    shown_other: "Se ocultará en {{count, number}} segundos.",
  },
  record: {
    reference: "Registro {{id}}",
    choose: "Elegir un registro para {{label}}",
    clear: "Quitar {{record}} de {{label}}",
    none: "Todavía no hay objetos propios. Sus registros se podrán elegir aquí cuando los haya.",
  },
};
