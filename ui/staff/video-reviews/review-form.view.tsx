import { MessageSquarePlus, Trash2 } from "lucide-react";
import { type Failure, sayingOf } from "../../../core/kernel/failure.ts";
import { isComplete, type ReviewForm, withComment, withPoints, withWords } from "../../../core/video-reviews/review-form.view-model.ts";
import { reviewLimits, type VideoUpload } from "../../../core/video-reviews/video-review.model.ts";
import { timeOfSeconds } from "../../../core/video/time-text.rule.ts";
import { videoReviewsText } from "../../i18n/en/video-reviews.ts";
import { useRefusalWords } from "../../i18n/refusal-words.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { NumberField } from "../../kit/number-field.view.tsx";
import { Press } from "../../kit/press.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import styles from "./video-reviews.module.css";

export type ReviewFormProps = {
  readonly upload: VideoUpload;
  readonly form: ReviewForm;
  readonly failure: Failure | null;
  readonly isPending: boolean;
  /** where the video stands, seconds */
  readonly position: () => number;
  readonly onChange: (form: ReviewForm) => void;
  readonly onTime: (seconds: number) => void;
  readonly onSave: () => void;
  /** null where no other video waits */
  readonly onNext: (() => void) | null;
};

type PartFieldsProps = Pick<ReviewFormProps, "upload" | "form" | "failure" | "onChange">;

const PartFields = ({ upload, form, failure, onChange }: PartFieldsProps) => {
  const text = useText(videoReviewsText);
  return (
    <div className={styles["parts"]}>
      {upload.parts.map(({ name, points }, index) => (
        <NumberField
          key={`${index}-${name}`}
          label={text("partLabel", { name: name === "" ? text("part", { number: index + 1 }) : name, most: points })}
          value={form.comps[index] ?? Number.NaN}
          minValue={0}
          maxValue={points}
          step={1}
          error={fieldError(failure, `comps.${index}`)}
          onChange={(given) => onChange(withPoints(form, index, given))}
        />
      ))}
    </div>
  );
};

type CommentFieldsProps = Pick<ReviewFormProps, "form" | "failure" | "onChange" | "onTime">;

const CommentFields = ({ form, failure, onChange, onTime }: CommentFieldsProps) => {
  const text = useText(videoReviewsText);
  if (form.comments.length === 0) return null;
  return (
    <ul className={styles["comments"]} aria-label={text("comments")}>
      {form.comments.map(({ at, text: words }, index) => {
        const time = timeOfSeconds(at);
        return (
          <li key={`${index}-${at}`} className={styles["comment"]}>
            <Press className={styles["time"]} aria-label={text("goTo", { time })} onPress={() => onTime(at)}>
              {time}
            </Press>
            <TextField
              label={text("commentAt", { time })}
              isLabelHidden
              value={words}
              maxLength={reviewLimits.comment}
              autoFocus={words === ""}
              error={fieldError(failure, `comments.${index}.text`) ?? fieldError(failure, `comments.${index}.at`)}
              onChange={(typed) => onChange(withWords(form, index, typed))}
            />
            <IconButton icon={Trash2} label={text("removeComment", { time })} onPress={() => onChange(withWords(form, index, null))} />
          </li>
        );
      })}
    </ul>
  );
};

/** The user's review of a video: points for each part, comments at moments of the video. */
export const ReviewFormView = ({ upload, form, failure, isPending, position, onChange, onTime, onSave, onNext }: ReviewFormProps) => {
  const text = useText(videoReviewsText);
  const words = useRefusalWords();
  return (
    <form
      className={styles["stack"]}
      aria-label={text("yours")}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <PartFields upload={upload} form={form} failure={failure} onChange={onChange} />
      <CommentFields form={form} failure={failure} onChange={onChange} onTime={onTime} />
      {failure === null || failure.tag === "invalid" ? null : <Banner tone="danger">{words(sayingOf(failure))}</Banner>}
      <div className={styles["actions"]}>
        <Button icon={MessageSquarePlus} onPress={() => onChange(withComment(form, position()))}>
          {text("addComment")}
        </Button>
        <Button kind="primary" type="submit" isPending={isPending} isDisabled={!isComplete(form)}>
          {text("save")}
        </Button>
        {onNext === null ? null : <Button onPress={onNext}>{text("next")}</Button>}
      </div>
    </form>
  );
};
