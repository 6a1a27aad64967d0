import { catalogue } from "../catalogue.ts";

export const dataGridText = catalogue("data-grid", {
  selectAll: "Select all rows on this page",
  selectEvery: "Select all rows",
  coming: "Loading",
  missing: "Could not be loaded.",
  retry: "Try again",
  selectRow: "Select {{name}}",
  sortBy: "Sort by {{column}}",
  resize: "Width of {{column}}",
  paper: "{{shown, number}} of {{count, number}} rows are printed. Export the list to get all of them.",
  resizeHow: "Drag, or use ← and → on the keyboard; double-click or Enter fits the width",
  selected_one: "{{count, number}} selected",
  selected_other: "{{count, number}} selected",
  selectMatching: "Select all {{count, number}} that match",
  allMatching: "All {{count, number}} that match are selected",
  clearSelection: "Clear selection",
  bulkActions: "Actions for the selection",
});
