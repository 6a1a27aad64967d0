import type { fieldValuesText } from "../en/field-values.ts";
import type { Translation } from "../text-types.ts";

export const texts: Translation<typeof fieldValuesText.texts> = {
  yes: "Sí",
  no: "No",
  nothing: "vacío",
  change: "Cambiar {{label}}",
  done: "Listo",
  none: "No se ha elegido ninguna opción.",
  nobody: "Nadie",
  noTeam: "Ningún equipo",
  people: { add: "Añadir a alguien a {{label}}", remove: "Quitar a {{name}} de {{label}}", unknown: "Contacto {{id}}", select: "Elegir contactos" },
  image: { choose: "Elegir una imagen para {{label}}", remove: "Quitar la imagen de {{label}}", back: "Volver a poner la imagen anterior de {{label}}", alt: "{{label}}", tooLarge: "Eso no es una imagen, o no se puede leer." },
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
  record: { reference: "Registro {{id}}", choose: "Elegir un registro para {{label}}", clear: "Quitar {{record}} de {{label}}", none: "Todavía no hay objetos propios. Cuando los haya, aquí se podrán elegir sus registros." },
};
