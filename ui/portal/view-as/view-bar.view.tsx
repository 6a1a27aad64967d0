import { viewAsText } from "../../i18n/en/view-as.ts";
import { useLanguage, useText } from "../../i18n/use-text.ts";
import { timeOfDay } from "../../viewing/time-of-day.ts";
import { type ViewBarProps, WordedViewBar } from "../../viewing/view-bar.view.tsx";

/** The bar above the portal in a tab that shows it as a learner gets it. */
export const ViewBar = ({ name, until, ...bar }: ViewBarProps) => {
  const text = useText(viewAsText);
  const language = useLanguage();
  const words = {
    label: text("label"),
    title: name === null ? text("asking") : text("title", { name }),
    note: until === null ? text("readOnly") : text("until", { time: timeOfDay(language, until) }),
    end: text("end"),
  };
  return <WordedViewBar {...bar} words={words} />;
};
