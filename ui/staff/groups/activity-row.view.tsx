import type { ReactNode } from "react";
import { activityDefaults, activityFilters, ActivityKey, activityKeys, longestWindow } from "../../../core/filters/activity.model.ts";
import type { DraftActivity } from "../../../core/groups/filter-draft.model.ts";
import type { GroupVocabulary } from "../../../core/groups/group-answers.model.ts";
import { groupsText } from "../../i18n/en/groups.ts";
import { useText } from "../../i18n/use-text.ts";
import { loadable } from "../../kit/loadable.view.tsx";
import { NumberField } from "../../kit/number-field.view.tsx";
import { Select } from "../../kit/select.view.tsx";
import styles from "./filter-builder.module.css";

type ActivityRowProps = {
  readonly part: DraftActivity;
  readonly number: number;
  readonly words: GroupVocabulary;
  readonly error: string | undefined;
  readonly menu: ReactNode;
  readonly onChange: (part: DraftActivity) => void;
};

const withoutLessons: ReadonlySet<ActivityKey> = new Set(["joined_campaign", "not_joined_campaign", "campaign_progress", "recorded_stats"]);
const withItems: ReadonlySet<ActivityKey> = new Set([
  "answered_question",
  "watched_video",
  "completed_lesson_item",
  "points_scored",
  "shared",
  "uploaded_video",
]);

/** Inputs of some activities, lazily loaded. */
const amount = loadable(async () => (await import("./activity-amount.view.tsx")).ActivityAmount);

/** One condition on an activity: what, how much, where and when. */
export const ActivityRow = ({ part, number, words, error, menu, onChange }: ActivityRowProps) => {
  const text = useText(groupsText);
  const { activity } = part;
  const put = (change: Partial<DraftActivity["activity"]>): void => onChange({ ...part, activity: { ...activity, ...change } });
  const scope = (
    label: string,
    options: readonly { readonly id: string; readonly name: string }[],
    chosen: string | number | null,
    onSelect: (id: string | null) => void,
  ): ReactNode => (
    <Select
      label={label}
      options={[{ id: "", label: text("activity.anywhere") }, ...options.map(({ id, name }) => ({ id, label: name === "" ? id : name }))]}
      selected={chosen === null ? "" : String(chosen)}
      onSelect={(id) => onSelect(id === "" ? null : id)}
    />
  );
  const lesson = words.lessons.find(({ id }) => id === String(activity.lesson));
  const isWindowed = activity.when !== "any";
  return (
    <div className={styles["activity"]} role="group" aria-label={text("build.clause", { number })}>
      <div className={styles["what"]}>
        <div className={styles["cell"]}>
          <Select
            label={text("activity.what")}
            isLabelHidden
            options={activityKeys.map((key) => ({ id: key, label: activityFilters[key].label }))}
            selected={activity.activity}
            onSelect={(key) => (ActivityKey.is(key) ? put({ activity: key, lesson: null, item: null, tracker: null }) : undefined)}
          />
        </div>
        {menu}
      </div>
      <div className={styles["details"]}>
        <amount.View activity={activity} trackers={words.trackers} onChange={put} />
        {scope(text("activity.campaign"), words.campaigns, activity.campaign, (campaign) => put({ campaign }))}
        {withoutLessons.has(activity.activity)
          ? null
          : scope(text("activity.lesson"), words.lessons, activity.lesson, (id) => put({ lesson: id, item: null }))}
        {withItems.has(activity.activity) && lesson !== undefined
          ? scope(text("activity.item"), lesson.items, activity.item, (item) => put({ item }))
          : null}
        <Select
          label={text("activity.when")}
          options={[
            { id: "within", label: text("activity.within") },
            { id: "any", label: text("activity.any") },
          ]}
          selected={isWindowed ? "within" : "any"}
          onSelect={(when) => put({ when: when === "any" ? "any" : { less_than_days: activityDefaults.days } })}
        />
        {activity.when === "any" ? null : (
          <NumberField
            label={text("activity.days")}
            minValue={0}
            maxValue={longestWindow}
            value={activity.when.less_than_days}
            onChange={(days) => put({ when: { less_than_days: Number.isFinite(days) ? days : 0 } })}
          />
        )}
      </div>
      {error === undefined ? null : <p className={styles["error"]}>{error}</p>}
    </div>
  );
};
