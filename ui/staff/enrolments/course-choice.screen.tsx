import { useMemo } from "react";
import { CampaignStore } from "../../../core/campaigns/campaigns.port.ts";
import { latestValue, mapRemote } from "../../../core/kernel/remote.ts";
import { enrolmentsText } from "../../i18n/en/enrolments.ts";
import { useText } from "../../i18n/use-text.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { ChoiceDialog } from "./choice-dialog.view.tsx";

type CourseChoiceProps = {
  /** courses that are not offered */
  readonly joined?: ReadonlySet<number>;
  readonly title?: string;
  readonly onChoose: (course: number) => void;
  readonly onClose: () => void;
};

const none: ReadonlySet<number> = new Set();

/** The courses in which contacts can be enrolled. */
export const CourseChoice = ({ joined = none, title, onChoose, onClose }: CourseChoiceProps) => {
  const text = useText(enrolmentsText);
  const campaigns = useService(CampaignStore);
  const ask = useMemo(() => () => campaigns.list, [campaigns]);
  const { answer, again } = useAnswer(ask, "");
  const offered = mapRemote(answer, (courses) => courses.filter(({ id, status }) => !joined.has(Number(id)) && status !== "ended"));
  const options = mapRemote(offered, (courses) => courses.map(({ id, name }) => ({ id: String(id), label: name })));
  const standard = latestValue(offered)?.find(({ is_default }) => is_default);
  return (
    <ChoiceDialog
      title={title ?? text("choice.title")}
      label={text("choice.label")}
      action={text("choice.action")}
      none={text("choice.none")}
      options={options}
      start={standard === undefined ? null : String(standard.id)}
      onRetry={again}
      onChoose={onChoose}
      onClose={onClose}
    />
  );
};
