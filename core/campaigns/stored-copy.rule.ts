import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { CampaignCopy, type CopiedTrigger } from "./campaign-copy.rule.ts";
import { newCampaignValues } from "./decide-campaign.rule.ts";

const Stored = t.type({ values: t.UnknownRecord, triggers: t.readonlyArray(t.UnknownRecord) });

const plainTrigger: Omit<CopiedTrigger, "lesson_id"> = {
  name: "",
  parent: null,
  include_extra_lessons: false,
  release: "immediately",
  join_delay: null,
  start_at: null,
  timezone: null,
  automatic: true,
  send_alert: false,
  notify_email_subject: "",
  notify_email_body: "",
  notify_sms: "",
};

/** A template's content as it was stored, also by a version that had fewer values: those are as in a new course. Null for anything else. */
export const storedCopy = (content: unknown): CampaignCopy | null => {
  if (!Stored.is(content)) return null;
  const copy = CampaignCopy.decode({
    values: { ...newCampaignValues("", "course"), ...content.values },
    triggers: content.triggers.map((trigger) => ({ ...plainTrigger, ...trigger })),
  });
  return E.isRight(copy) ? copy.right : null;
};
