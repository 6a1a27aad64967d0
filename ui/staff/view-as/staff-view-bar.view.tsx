import { viewColleagueText } from "../../i18n/en/view-colleague.ts";
import { useLanguage, useText } from "../../i18n/use-text.ts";
import { timeOfDay } from "../../viewing/time-of-day.ts";
import { type ViewBarProps, WordedViewBar } from "../../viewing/view-bar.view.tsx";

/** The bar above the staff application in a tab that shows it as a colleague gets it. */
export const StaffViewBar = ({ name, until, ...bar }: ViewBarProps) => {
  const text = useText(viewColleagueText);
  const language = useLanguage();
  const words = {
    label: text("label"),
    title: name === null ? text("asking") : text("title", { name }),
    note: until === null ? text("readOnly") : text("until", { time: timeOfDay(language, until) }),
    end: text("end"),
  };
  return <WordedViewBar {...bar} words={words} />;
};
