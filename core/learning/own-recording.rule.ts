import { isObject } from "../kernel/is-object.ts";
import type { LessonItem } from "../lessons/item.model.ts";

const ownAddress = /\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\//;

/** The address of the organisation's file that an item plays; null for recordings of others and for other items. */
export const ownRecording = ({ type, values }: LessonItem): string | null => {
  const url = type === "video" ? values["gallery_url"] : type === "audio" ? values["audio"] : null;
  return typeof url === "string" ? (ownAddress.exec(url)?.[1] ?? null) : null;
};

/**
 * Items whose recordings know their own length, as the files tell it.
 * @param lengths seconds by the address of the file
 */
export const withOwnLengths = (items: readonly LessonItem[], lengths: ReadonlyMap<string, number>): readonly LessonItem[] =>
  items.map((item) => {
    const duration = lengths.get(ownRecording(item) ?? "");
    const { summary } = item.values;
    return duration === undefined
      ? item
      : { ...item, values: { ...item.values, summary: { ...(isObject(summary) ? summary : {}), duration } } };
  });
