import { catalogue } from "../catalogue.ts";

/** Charts and their tables. */
export const chartsText = catalogue("charts", {
  kinds: {
    line: "Line chart: {{name}}. The table has its values.",
    bar: "Bar chart: {{name}}. The table has its values.",
    stacked: "Stacked bar chart: {{name}}. The table has its values.",
    funnel: "Funnel: {{name}}. The table has its values.",
  },
  table: "Table: {{name}}",
  showTable: "Show table",
  hideTable: "Hide table",
});
