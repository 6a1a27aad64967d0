import { CircleCheck, Clock, Scale } from "lucide-react";
import type { ReactNode } from "react";
import { reviewLimits, type UploadPage, type UploadState, type VideoUpload } from "../../../core/video-reviews/video-review.model.ts";
import { videoReviewsText } from "../../i18n/en/video-reviews.ts";
import { useDates } from "../../i18n/use-dates.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { Pagination } from "../../kit/pagination.view.tsx";
import { Pill } from "../../kit/pill.view.tsx";
import { Press } from "../../kit/press.view.tsx";
import { Select } from "../../kit/select.view.tsx";
import styles from "./video-reviews.module.css";

export type UploadListProps = {
  readonly uploads: UploadPage;
  readonly state: UploadState;
  readonly page: number;
  /** chooses a course; null for those who do not see courses */
  readonly courseFilter: ReactNode;
  /** whether only the videos of one course are listed */
  readonly isOfCourse: boolean;
  readonly onEveryCourse: () => void;
  /** answer id of the upload that is shown */
  readonly chosen: string | null;
  readonly onState: (state: UploadState) => void;
  readonly onPage: (page: number) => void;
  readonly onChoose: (answer: string) => void;
};

const states: readonly UploadState[] = ["all", "waiting", "reviewed"];

const StatePill = ({ upload }: { readonly upload: VideoUpload }) => {
  const text = useText(videoReviewsText);
  if (upload.reviews.length === 0)
    return (
      <Pill tone="warning" icon={Clock}>
        {text("waits")}
      </Pill>
    );
  return upload.is_disputed ? (
    <Pill tone="danger" icon={Scale}>
      {text("disputed")}
    </Pill>
  ) : (
    <Pill tone="success" icon={CircleCheck}>
      {text("points", { count: upload.points })}
    </Pill>
  );
};

const Row = ({
  upload,
  isChosen,
  onChoose,
}: {
  readonly upload: VideoUpload;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) => {
  const text = useText(videoReviewsText);
  const dates = useDates();
  const names = upload.reviews.map(({ name }) => name).join(", ");
  return (
    <li>
      <Press className={styles["row"]} aria-current={isChosen} onPress={onChoose}>
        <span className={styles["line"]}>
          <span className={styles["name"]}>{upload.name}</span>
          <StatePill upload={upload} />
        </span>
        <span className={styles["muted"]}>{dates.at(upload.at, { dateStyle: "medium", timeStyle: "short" })}</span>
        {names === "" ? null : <span className={styles["muted"]}>{text("reviewedBy", { names })}</span>}
      </Press>
    </li>
  );
};

/** The videos of an item, those without a review first; the chosen one is shown beside. */
export const UploadList = (props: UploadListProps) => {
  const { uploads, state, page, chosen, courseFilter, isOfCourse, onState, onEveryCourse, onPage, onChoose } = props;
  const text = useText(videoReviewsText);
  return (
    <Card title={text("list")} note={uploads.waiting === 0 ? text("allReviewed") : text("waiting", { count: uploads.waiting })}>
      <div className={styles["stack"]}>
        <Select
          label={text("filter")}
          selected={state}
          options={states.map((id) => ({ id, label: text(`state.${id}`) }))}
          onSelect={(id) => onState(states.find((one) => one === id) ?? "all")}
        />
        {courseFilter}
        {uploads.results.length === 0 ? (
          <>
            <p className={styles["muted"]}>{text(isOfCourse ? "courses.none" : `none.${state}`)}</p>
            {isOfCourse ? <Button onPress={onEveryCourse}>{text("courses.all")}</Button> : null}
            {state === "all" ? null : <Button onPress={() => onState("all")}>{text("showAll")}</Button>}
          </>
        ) : (
          <ul className={styles["list"]} aria-label={text("list")}>
            {uploads.results.map((upload) => (
              <Row
                key={upload.answer_id}
                upload={upload}
                isChosen={upload.answer_id === chosen}
                onChoose={() => onChoose(upload.answer_id)}
              />
            ))}
          </ul>
        )}
        <Pagination page={page} pageSize={reviewLimits.rows} total={uploads.count} onPage={onPage} />
      </div>
    </Card>
  );
};
