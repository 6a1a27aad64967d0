import * as t from "io-ts";
import type { AnyItemType } from "../item-type.model.ts";
import { assessmentItem } from "./assessment.item.ts";
import { audioItem } from "./audio.item.ts";
import { blankItem } from "./blank.item.ts";
import { buttonItem } from "./button.item.ts";
import { calItem } from "./cal.item.ts";
import { calendlyItem } from "./calendly.item.ts";
import { challengeItem } from "./challenge.item.ts";
import { checklistItem } from "./checklist.item.ts";
import { contactUpdateItem } from "./contact-update.item.ts";
import { contactUpdatesItem } from "./contact-updates.item.ts";
import { customItem } from "./custom.item.ts";
import { embedItem } from "./embed.item.ts";
import { filesItem } from "./files.item.ts";
import { jotformItem } from "./jotform.item.ts";
import { missingWordsItem } from "./missing-words.item.ts";
import { openEndedItem } from "./open-ended.item.ts";
import { orderItem } from "./order.item.ts";
import { pollItem } from "./poll.item.ts";
import { richTextItem } from "./rich-text.item.ts";
import { scormItem } from "./scorm.item.ts";
import { signwellItem } from "./signwell.item.ts";
import { socialItem } from "./social.item.ts";
import { statsTrackerItem } from "./stats-tracker.item.ts";
import { typeformItem } from "./typeform.item.ts";
import { videoUploadItem } from "./video-upload.item.ts";
import { videoItem } from "./video.item.ts";

/** Every type of lesson item, in the order of the author's picker. */
export const itemCatalogue = {
  rich_text: richTextItem,
  video: videoItem,
  audio: audioItem,
  embed: embedItem,
  files: filesItem,
  button: buttonItem,
  challenge: challengeItem,
  blank: blankItem,
  order: orderItem,
  missing_words: missingWordsItem,
  poll: pollItem,
  assessment: assessmentItem,
  stats_tracker: statsTrackerItem,
  checklist: checklistItem,
  open_ended: openEndedItem,
  calendly: calendlyItem,
  cal: calItem,
  typeform: typeformItem,
  jotform: jotformItem,
  contact_update: contactUpdateItem,
  contact_updates: contactUpdatesItem,
  signwell: signwellItem,
  video_upload: videoUploadItem,
  social: socialItem,
  custom: customItem,
  scorm: scormItem,
} as const satisfies Readonly<Record<string, AnyItemType>>;

/** The name of a type of item. */
export const ItemType = t.keyof(itemCatalogue, "ItemType");
export type ItemType = t.TypeOf<typeof ItemType>;

export const itemTypes: readonly AnyItemType[] = Object.values(itemCatalogue);

/**
 * The definition of an item type.
 * @returns undefined for a type that does not exist
 */
export const itemTypeOf = (type: string): AnyItemType | undefined => (ItemType.is(type) ? itemCatalogue[type] : undefined);
