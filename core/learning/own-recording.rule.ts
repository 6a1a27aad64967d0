import { isObject } from "../kernel/is-object.ts";
import type { LessonItem } from "../lessons/item.model.ts";
import { providerVideo } from "./provider-video.rule.ts";

const ownAddress = /\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\//;

/** The address of the organisation's file that an item plays; null for recordings of others and for other items. */
export const ownRecording = ({ type, values }: LessonItem): string | null => {
  const url = type === "video" ? values["gallery_url"] : type === "audio" ? values["audio"] : null;
  return typeof url === "string" ? (ownAddress.exec(url)?.[1] ?? null) : null;
};

/** What the length of an item's recording is known by: the address of the organisation's file, else that of the provider's player; '' for none. */
const recordingKey = (item: LessonItem): string => ownRecording(item) ?? providerVideo(item)?.embed_url ?? "";

/**
 * Items whose recordings know their own length, as their files or their providers tell it.
 * @param lengths seconds by the address of the file or the provider's player
 */
export const withOwnLengths = (items: readonly LessonItem[], lengths: ReadonlyMap<string, number>): readonly LessonItem[] =>
  items.map((item) => {
    const duration = lengths.get(recordingKey(item));
    const { summary } = item.values;
    return duration === undefined
      ? item
      : { ...item, values: { ...item.values, summary: { ...(isObject(summary) ? summary : {}), duration } } };
  });
