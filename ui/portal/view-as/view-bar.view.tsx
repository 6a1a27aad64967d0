import { viewAsText } from "../../i18n/en/view-as.ts";
import { useText } from "../../i18n/use-text.ts";
import { useTimeOfDay } from "../../viewing/use-time-of-day.ts";
import { type ViewBarProps, WordedViewBar } from "../../viewing/view-bar.view.tsx";

/** The bar above the portal in a tab that shows it as a learner gets it. */
export const ViewBar = ({ name, until, ...bar }: ViewBarProps) => {
  const text = useText(viewAsText);
  const timeOfDay = useTimeOfDay();
  const words = {
    label: text("label"),
    title: name === null ? text("asking") : text("title", { name }),
    note: until === null ? text("readOnly") : text("until", { time: timeOfDay(until) }),
    end: text("end"),
  };
  return <WordedViewBar {...bar} words={words} />;
};
