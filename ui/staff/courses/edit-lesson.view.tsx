import { useState } from "react";
import { campaignLimits, type CampaignTrigger } from "../../../core/campaigns/campaign-record.model.ts";
import type { TriggerChange } from "../../../core/campaigns/campaign-write.model.ts";
import { ReleaseKind } from "../../../core/courses/release-kind.model.ts";
import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import type { TriggerCheck } from "../../../core/triggers/trigger-calls.model.ts";
import { checkFailure } from "../../../core/triggers/trigger-check.rule.ts";
import { coursesText } from "../../i18n/en/courses.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { NumberField } from "../../kit/number-field.view.tsx";
import { RadioGroup } from "../../kit/radio-group.view.tsx";
import { Select } from "../../kit/select.view.tsx";
import { Switch } from "../../kit/switch.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import styles from "./courses.module.css";
import { LessonAlert, type LessonAlertDraft } from "./lesson-alert.view.tsx";
import { lessonName } from "./lesson-words.ts";

export type EditLessonProps = {
  readonly trigger: CampaignTrigger;
  /** the other lessons of the course */
  readonly others: readonly CampaignTrigger[];
  readonly isInAddress?: boolean;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  /** checks what is typed, by the rules that decide it when it is stored */
  readonly check: (change: TriggerChange) => TriggerCheck;
  /** with the values before, which undo the change */
  readonly onSave: (change: TriggerChange, undo: TriggerChange) => void;
  readonly onClose: () => void;
};

type Draft = Pick<
  CampaignTrigger,
  "name" | "release" | "join_delay" | "start_date" | "start_at" | "parent_trigger" | "include_extra_lessons" | "automatic"
> &
  LessonAlertDraft;

const draftOf = (trigger: CampaignTrigger): Draft => {
  const { name, release, join_delay, start_date, start_at, parent_trigger, include_extra_lessons, automatic } = trigger;
  const { send_alert, notify_email_subject, notify_email_body, notify_sms } = trigger;
  const alert = { send_alert, notify_email_subject, notify_email_body, notify_sms };
  return { name, release, join_delay, start_date, start_at, parent_trigger, include_extra_lessons, automatic, ...alert };
};

type PartProps = { readonly draft: Draft; readonly failure: Failure | null; readonly onChange: (change: Partial<Draft>) => void };

const Release = ({ draft, failure, onChange }: PartProps) => {
  const text = useText(coursesText);
  return (
    <>
      <RadioGroup
        label={text("edit.release")}
        value={draft.release}
        options={[
          { id: "immediately", label: text("edit.immediately"), note: text("edit.immediatelyNote") },
          { id: "delay", label: text("edit.delay"), note: text("edit.delayNote") },
          { id: "date", label: text("edit.date"), note: text("edit.dateNote") },
        ]}
        onChange={(release) => {
          if (ReleaseKind.is(release)) onChange({ release });
        }}
      />
      {draft.release === "immediately" ? null : (
        <div className={styles["pair"]}>
          {draft.release === "delay" ? (
            <NumberField
              label={text("edit.days")}
              minValue={0}
              maxValue={36_500}
              step={1}
              value={draft.join_delay ?? 0}
              error={fieldError(failure, "join_delay")}
              onChange={(days) => onChange({ join_delay: Number.isNaN(days) ? 0 : days })}
            />
          ) : (
            <TextField
              type="date"
              label={text("edit.day")}
              value={draft.start_date ?? ""}
              error={fieldError(failure, "start_date")}
              onChange={(day) => onChange({ start_date: day === "" ? null : day })}
            />
          )}
          <TextField
            type="time"
            label={text("edit.at")}
            value={draft.start_at ?? "09:00"}
            error={fieldError(failure, "start_at")}
            onChange={(at) => onChange({ start_at: at === "" ? null : at })}
          />
        </div>
      )}
      <Switch isSelected={draft.automatic} note={text("edit.automaticNote")} onChange={(automatic) => onChange({ automatic })}>
        {text("edit.automatic")}
      </Switch>
    </>
  );
};

/** When a lesson of a course opens, what it is part of, and whether learners are notified. */
export const EditLessonDialog = ({
  trigger,
  others,
  isInAddress = false,
  isPending,
  failure: refused,
  check,
  onSave,
  onClose,
}: EditLessonProps) => {
  const text = useText(coursesText);
  const [draft, setDraft] = useState(() => draftOf(trigger));
  const onChange = (change: Partial<Draft>): void => setDraft((before) => ({ ...before, ...change }));
  const isDirty = JSON.stringify(draft) !== JSON.stringify(draftOf(trigger));
  const found = check(draft);
  const failure = (isDirty ? checkFailure(found) : null) ?? refused;
  return (
    <Dialog
      title={text("edit.title", { name: lessonName(trigger) })}
      size="600"
      isOpen
      isDirty={isDirty}
      isInAddress={isInAddress}
      onClose={onClose}
      footer={
        <Button kind="primary" isDisabled={!isDirty || !found.valid} isPending={isPending} onPress={() => onSave(draft, draftOf(trigger))}>
          {text("edit.save")}
        </Button>
      }
    >
      <div className={styles["stack"]}>
        {failure === null || failure.tag === "invalid" ? null : <Banner tone="danger">{failureMessage(failure)}</Banner>}
        {found.warnings.map(({ field, message }) => (
          <Banner key={field} tone="warning">
            {message}
          </Banner>
        ))}
        <TextField
          label={text("edit.name")}
          help={text("edit.nameHelp")}
          placeholder={trigger.lesson_name}
          maxLength={campaignLimits.name}
          value={draft.name}
          error={fieldError(failure, "name")}
          onChange={(name) => onChange({ name })}
        />
        <Release draft={draft} failure={failure} onChange={onChange} />
        <Select
          label={text("edit.parent")}
          help={text("edit.parentHelp")}
          options={[
            { id: "none", label: text("edit.parentNone") },
            ...others.map((other) => ({ id: String(other.id), label: lessonName(other) })),
          ]}
          selected={draft.parent_trigger === null ? "none" : String(draft.parent_trigger)}
          error={fieldError(failure, "parent_trigger")}
          onSelect={(id) => onChange({ parent_trigger: id === "none" ? null : Number(id) })}
        />
        <Switch
          isSelected={draft.include_extra_lessons}
          note={text("edit.extraNote")}
          onChange={(include_extra_lessons) => onChange({ include_extra_lessons })}
        >
          {text("edit.extra")}
        </Switch>
        <LessonAlert draft={draft} failure={failure} onChange={onChange} />
      </div>
    </Dialog>
  );
};
