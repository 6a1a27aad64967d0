import { useState } from "react";
import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import type { TriggerName } from "../../../core/triggers/trigger-calls.model.ts";
import { videoReviewsText } from "../../i18n/en/video-reviews.ts";
import { useText } from "../../i18n/use-text.ts";
import { ComboBox } from "../../kit/combo-box.view.tsx";

type CourseLessonFilterViewProps = {
  /** the lessons of courses that match what was typed */
  readonly found: readonly TriggerName[];
  /** why none could be found */
  readonly failure: Failure | null;
  readonly chosen: number | null;
  readonly onTyped: (text: string) => void;
  readonly onChoose: (trigger: number | null) => void;
};

const every = "every";

/** A lesson of a course, found by typing; the first choice is every course. */
export const CourseLessonFilterView = ({ found, failure, chosen, onTyped, onChoose }: CourseLessonFilterViewProps) => {
  const text = useText(videoReviewsText);
  const options = [
    { id: every, label: text("courses.every") },
    ...found.map(({ id, name, campaign }) => ({ id: String(id), label: text("courses.one", { campaign, name }) })),
  ];
  const shown = options.find(({ id }) => id === (chosen === null ? every : String(chosen)))?.label ?? "";
  const [typed, setTyped] = useState<string | null>(null);
  const type = (value: string): void => {
    const isOption = options.some(({ label }) => label === value);
    setTyped(isOption ? null : value);
    onTyped(isOption ? "" : value);
  };
  return (
    <ComboBox
      label={text("courses.label")}
      placeholder={text("courses.find")}
      options={options}
      selected={chosen === null ? every : String(chosen)}
      inputValue={typed ?? shown}
      onInputChange={type}
      onSelect={(id) => {
        setTyped(null);
        onTyped("");
        onChoose(id === null || id === every ? null : Number(id));
      }}
      {...(failure === null ? {} : { error: failureMessage(failure) })}
    />
  );
};
