import { campaignLimits, type CampaignTrigger } from "../../../core/campaigns/campaign-record.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { lessonAlertText } from "../../i18n/en/lesson-alert.ts";
import { useText } from "../../i18n/use-text.ts";
import { Switch } from "../../kit/switch.view.tsx";
import { TextArea } from "../../kit/text-area.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { fieldError } from "../../react/use-submit.ts";

/** Whether learners are notified when a lesson opens, and with which texts; '' for the standard ones. */
export type LessonAlertDraft = Pick<CampaignTrigger, "send_alert" | "notify_email_subject" | "notify_email_body" | "notify_sms">;

type LessonAlertProps = {
  readonly draft: LessonAlertDraft;
  readonly failure: Failure | null;
  readonly onChange: (change: Partial<LessonAlertDraft>) => void;
};

/** Whether learners are notified when a lesson opens, with the texts of the email and the SMS. */
export const LessonAlert = ({ draft, failure, onChange }: LessonAlertProps) => {
  const text = useText(lessonAlertText);
  return (
    <>
      <Switch isSelected={draft.send_alert} note={text("note")} onChange={(send_alert) => onChange({ send_alert })}>
        {text("send")}
      </Switch>
      {draft.send_alert ? (
        <>
          <TextField
            label={text("subject")}
            placeholder={text("standard")}
            maxLength={campaignLimits.subject}
            value={draft.notify_email_subject}
            error={fieldError(failure, "notify_email_subject")}
            onChange={(notify_email_subject) => onChange({ notify_email_subject })}
          />
          <TextArea
            label={text("body")}
            help={text("variables")}
            placeholder={text("standard")}
            rows={4}
            maxLength={campaignLimits.body}
            value={draft.notify_email_body}
            error={fieldError(failure, "notify_email_body")}
            onChange={(notify_email_body) => onChange({ notify_email_body })}
          />
          <TextArea
            label={text("sms")}
            help={text("smsHelp")}
            placeholder={text("standard")}
            rows={2}
            maxLength={campaignLimits.sms}
            value={draft.notify_sms}
            error={fieldError(failure, "notify_sms")}
            onChange={(notify_sms) => onChange({ notify_sms })}
          />
        </>
      ) : null}
    </>
  );
};
