import { portalRefusals } from "./auth/portal-refusals.ts";
import { certificateRefusals } from "./certificates/certificate-refusals.ts";
import { serverRefusals } from "./client/server-refusals.ts";
import { contactRefusals } from "./contacts/contact-refusals.ts";
import { conversationRefusals } from "./conversations/conversation-refusals.ts";
import { downlineRefusals } from "./downline/downline-refusals.ts";
import { shareRefusals } from "./files/share-refusals.ts";
import { storageRefusals } from "./files/storage-refusals.ts";
import { failureRefusals } from "./kernel/failure-refusals.ts";
import { sentencesOf } from "./kernel/refusal.ts";
import { shapeRefusals } from "./kernel/shape-refusals.ts";
import { learningRefusals } from "./learning/learning-refusals.ts";
import { outboxRefusals } from "./outbox/outbox-refusals.ts";
import { portalNoticeRefusals } from "./portal-notices/portal-notice-refusals.ts";
import { publishedPageRefusals } from "./portal-pages/published-page-refusals.ts";
import { recordingRefusals } from "./recordings/recording-refusals.ts";
import { reportRefusals } from "./reports/report-refusals.ts";
import { sharedLessonRefusals } from "./shared-lessons/shared-lesson-refusals.ts";
import { ownTextRefusals } from "./texts/text-refusals.ts";
import { validationRefusals } from "./validation/validation-refusals.ts";
import { sharedVideoRefusals } from "./video-reviews/video-review-refusals.ts";
import { viewAsRefusals } from "./view-as/view-as-refusals.ts";

/**
 * Every refusal message that learners see, by code: in English, as the API returns it, with placeholders in double braces. Other languages
 * translate this table.
 */
export const refusals = sentencesOf({
  ...failureRefusals,
  ...shapeRefusals,
  ...serverRefusals,
  ...validationRefusals,
  ...contactRefusals,
  ...portalRefusals,
  ...learningRefusals,
  ...recordingRefusals,
  ...sharedLessonRefusals,
  ...publishedPageRefusals,
  ...downlineRefusals,
  ...certificateRefusals,
  ...conversationRefusals,
  ...portalNoticeRefusals,
  ...reportRefusals,
  ...outboxRefusals,
  ...ownTextRefusals,
  ...shareRefusals,
  ...storageRefusals,
  ...sharedVideoRefusals,
  ...viewAsRefusals,
});

export type RefusalCode = keyof typeof refusals;

/** Whether the table contains a code. */
export const isRefusalCode = (code: string): code is RefusalCode => code in refusals;
