import { CircleAlert } from "lucide-react";
import { sayingOf } from "../../../core/kernel/failure.ts";
import type { RecorderProblem } from "../../../core/recordings/recorder.model.ts";
import { recorderText } from "../../i18n/en/recorder.ts";
import { useRefusalWords } from "../../i18n/refusal-words.ts";
import { useText } from "../../i18n/use-text.ts";
import styles from "./recorder.module.css";

/** What went wrong, and what the learner can do. */
export const RecorderProblemNote = ({ problem }: { readonly problem: RecorderProblem }) => {
  const text = useText(recorderText);
  const words = useRefusalWords();
  const said =
    problem.kind === "refused"
      ? words(sayingOf(problem.failure))
      : text(`problem.${problem.kind === "camera" ? problem.why : problem.kind}`);
  return (
    <p role="alert" className={styles["problem"]}>
      <CircleAlert className={styles["icon"]} aria-hidden="true" />
      {said}
    </p>
  );
};
