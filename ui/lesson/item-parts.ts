import type { ItemType } from "../../core/lessons/items/catalogue.rule.ts";
import { loadable } from "../kit/loadable.view.tsx";
import type { ItemViewProps } from "./use-attempt.ts";

const provider = loadable<ItemViewProps>(async () => (await import("./provider-item.view.tsx")).ProviderItem);
const contact = loadable<ItemViewProps>(async () => (await import("./contact-item.view.tsx")).ContactItem);

/** The view of each type of item, loaded when an item of that type is shown. */
export const itemParts = {
  rich_text: loadable<ItemViewProps>(async () => (await import("./rich-text-item.view.tsx")).RichTextItem),
  video: loadable<ItemViewProps>(async () => (await import("./video-item.view.tsx")).VideoItem),
  audio: loadable<ItemViewProps>(async () => (await import("./audio-item.view.tsx")).AudioItem),
  embed: provider,
  files: loadable<ItemViewProps>(async () => (await import("./files-item.view.tsx")).FilesItem),
  button: loadable<ItemViewProps>(async () => (await import("./button-item.view.tsx")).ButtonItem),
  challenge: loadable<ItemViewProps>(async () => (await import("./challenge-item.view.tsx")).ChallengeItem),
  blank: loadable<ItemViewProps>(async () => (await import("./blank-item.view.tsx")).BlankItem),
  order: loadable<ItemViewProps>(async () => (await import("./order-item.view.tsx")).OrderItem),
  missing_words: loadable<ItemViewProps>(async () => (await import("./missing-words-item.view.tsx")).MissingWordsItem),
  poll: loadable<ItemViewProps>(async () => (await import("./poll-item.view.tsx")).PollItem),
  assessment: loadable<ItemViewProps>(async () => (await import("./poll-item.view.tsx")).AssessmentItem),
  stats_tracker: loadable<ItemViewProps>(async () => (await import("./stats-item.view.tsx")).StatsItem),
  checklist: loadable<ItemViewProps>(async () => (await import("./checklist-item.view.tsx")).ChecklistItem),
  open_ended: loadable<ItemViewProps>(async () => (await import("./open-ended-item.view.tsx")).OpenEndedItem),
  contact_update: contact,
  contact_updates: contact,
  video_upload: loadable<ItemViewProps>(async () => (await import("./video-upload-item.view.tsx")).VideoUploadItem),
  social: loadable<ItemViewProps>(async () => (await import("./social-item.view.tsx")).SocialItem),
  scorm: loadable<ItemViewProps>(async () => (await import("./scorm-item.view.tsx")).ScormItem),
  calendly: provider,
  cal: provider,
  typeform: provider,
  jotform: provider,
  signwell: provider,
  custom: provider,
} as const satisfies Readonly<Record<ItemType, unknown>>;
