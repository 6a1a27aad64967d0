import { accessRules } from "./access/access.rules.ts";
import { assistantRules } from "./assistant/assistant.rules.ts";
import { automationRules } from "./automations/automations.rules.ts";
import { campaignRules } from "./campaigns/campaigns.rules.ts";
import { clientRules } from "./client/client.rules.ts";
import { contactRules } from "./contacts/contacts.rules.ts";
import { conversationRules } from "./conversations/conversations.rules.ts";
import { courseRules } from "./courses/courses.rules.ts";
import { fieldRules } from "./fields/fields.rules.ts";
import { fileRules } from "./files/files.rules.ts";
import { filterRules } from "./filters/filters.rules.ts";
import { homeRules } from "./home/home.rules.ts";
import { kernelRules } from "./kernel/kernel.rules.ts";
import type { AnyRule } from "./kernel/rule.ts";
import { lessonRules } from "./lessons/lessons.rules.ts";
import { orgRules } from "./org/org.rules.ts";
import { portalRules } from "./portal/portal.rules.ts";
import { roomRules } from "./rooms/rooms.rules.ts";
import { shellRules } from "./shell/shell.rules.ts";
import { validationRules } from "./validation/validation.rules.ts";
import { videoRules } from "./video/video.rules.ts";
import { workflowRules } from "./workflow/workflow.rules.ts";

/** The display order of the rules. */
const order: readonly string[] = [
  "trigger-status",
  "automation-filter",
  "campaign-status",
  "campaign-order",
  "course-level",
  "course-status",
  "course-order",
  "lesson-order",
  "lesson-locks",
  "release-time",
  "rerun-times",
  "trigger-times",
  "workflow-root",
  "workflow-children",
  "workflow-insert",
  "workflow-rebranch",
  "workflow-problems",
  "condition-step",
  "tag-step",
  "field-conversions",
  "field-convert",
  "filter-operators",
  "filter-match",
  "filter-describe",
  "identifier",
  "validate",
  "password-checks",
  "phone-display",
  "phone-normalize",
  "tag-normalize",
  "search-name",
  "contact-payload",
  "contact-name",
  "contact-duplicates",
  "contact-merge",
  "video-link",
  "video-seek",
  "video-report",
  "item-defaults",
  "item-score",
  "missing-words",
  "lesson-name",
  "stat-display",
  "duration-display",
  "onboarding-progress",
  "feature-locked",
  "plan-prompt",
  "overage-prompt",
  "assistant-route",
  "navigation",
  "permission",
  "team-required",
  "request-path",
  "realtime-accept",
  "resource-page",
  "cache-expiry",
  "room-role",
  "room-finished",
  "room-answers",
  "language",
  "avatar-url",
  "poll-shares",
  "sms-segments",
];

/** Every rule of the product that can be called by name. */
export const ruleCatalogue: readonly AnyRule[] = [
  automationRules,
  campaignRules,
  courseRules,
  workflowRules,
  fieldRules,
  filterRules,
  validationRules,
  contactRules,
  videoRules,
  lessonRules,
  homeRules,
  kernelRules,
  orgRules,
  assistantRules,
  shellRules,
  accessRules,
  clientRules,
  conversationRules,
  roomRules,
  portalRules,
  fileRules,
]
  .flat()
  .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));

/** The rule with a name, or undefined. */
export const ruleByName = (name: string): AnyRule | undefined => ruleCatalogue.find((rule) => rule.name === name);
