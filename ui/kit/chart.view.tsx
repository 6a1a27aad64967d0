import { Table2 } from "lucide-react";
import { useId, useState } from "react";
import type { ChartData } from "../../core/charts/chart-shapes.rule.ts";
import { chartsText } from "../i18n/en/charts.ts";
import { useText } from "../i18n/use-text.ts";
import { Button } from "./button.view.tsx";
import { BarChart } from "./chart-bar.view.tsx";
import { FunnelChart } from "./chart-funnel.view.tsx";
import { LineChart } from "./chart-line.view.tsx";
import { StackedChart } from "./chart-stacked.view.tsx";
import { ChartTable, type ChartTableProps } from "./chart-table.view.tsx";
import styles from "./chart.module.css";

const drawings = { line: LineChart, bar: BarChart, stacked: StackedChart, funnel: FunnelChart } as const;

export type ChartViewProps = {
  readonly kind: keyof typeof drawings;
  readonly data: ChartData;
  /** Has the values of the chart, and may have more; its name is the chart's. */
  readonly table: ChartTableProps;
};

/** A chart with its values in a table below, which can be hidden on screen and is always printed. */
export const Chart = ({ kind, data, table }: ChartViewProps) => {
  const text = useText(chartsText);
  const id = useId();
  const [isShown, setShown] = useState(true);
  const Drawing = drawings[kind];
  return (
    <figure className={styles["chart"]}>
      <Drawing name={text(`kinds.${kind}`, { name: table.name })} data={data} />
      <div className={styles["toggle"]} data-print="no">
        <Button kind="quiet" size="small" icon={Table2} aria-expanded={isShown} aria-controls={id} onPress={() => setShown(!isShown)}>
          {isShown ? text("hideTable") : text("showTable")}
        </Button>
      </div>
      <div id={id} className={styles["values"]} data-shown={isShown}>
        <ChartTable {...table} />
      </div>
    </figure>
  );
};
