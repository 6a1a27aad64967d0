import type { dataGridText } from "../en/data-grid.ts";
import type { Translation } from "../text-types.ts";

export const texts: Translation<typeof dataGridText.texts> = {
  selectAll: "Seleccionar todas las filas de esta página",
  selectEvery: "Seleccionar todas las filas",
  coming: "Cargando",
  missing: "No se pudo cargar.",
  retry: "Reintentar",
  selectRow: "Seleccionar {{name}}",
  sortBy: "Ordenar por {{column}}",
  resize: "Ancho de {{column}}",
  paper: "Se imprimen {{shown, number}} de {{count, number}} filas. Exporta la lista para tenerlas todas.",
  resizeHow: "Arrastra, o usa ← y → con el teclado; doble clic o Intro ajusta el ancho",
  selected_one: "{{count, number}} seleccionado",
  selected_other: "{{count, number}} seleccionados",
  selectMatching: "Seleccionar los {{count, number}} que coinciden",
  allMatching: "Los {{count, number}} que coinciden están seleccionados",
  clearSelection: "Borrar la selección",
  bulkActions: "Acciones para la selección",
};
