import type { chartsText } from "../en/charts.ts";
import type { Translation } from "../text-types.ts";

export const texts: Translation<typeof chartsText.texts> = {
  kinds: {
    line: "Gráfico de líneas: {{name}}. La tabla tiene sus valores.",
    bar: "Gráfico de barras: {{name}}. La tabla tiene sus valores.",
    stacked: "Gráfico de barras apiladas: {{name}}. La tabla tiene sus valores.",
    funnel: "Embudo: {{name}}. La tabla tiene sus valores.",
  },
  table: "Tabla: {{name}}",
  showTable: "Mostrar la tabla",
  hideTable: "Ocultar la tabla",
};
