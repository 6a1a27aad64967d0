import type { WorkingCopy } from "./apply-changes.rule.ts";
import type { LessonItem } from "./item.model.ts";
import { lessonLength } from "./lesson-length.rule.ts";
import type { StoredLesson } from "./lesson-record.rule.ts";
import type { LessonContent } from "./lesson-version.model.ts";

/** The working copy of a stored lesson. */
export const workingCopyOf = ({
  name,
  banner_img,
  tags,
  metadata,
  own_length,
  items,
}: Pick<StoredLesson, "name" | "banner_img" | "tags" | "metadata" | "own_length" | "items">): WorkingCopy => ({
  name,
  banner_img,
  tags,
  metadata,
  length: own_length,
  items,
});

/** The values of a working copy that versions keep. */
export const contentOf = ({ name, banner_img, tags, metadata, items }: WorkingCopy): LessonContent => ({
  name,
  banner_img,
  tags,
  metadata,
  items,
});

const videoSeconds = ({ type, values }: LessonItem): number => {
  const { summary } = values;
  const duration: unknown = type === "video" && typeof summary === "object" && summary !== null ? Reflect.get(summary, "duration") : 0;
  return typeof duration === "number" && Number.isFinite(duration) && duration > 0 ? duration : 0;
};

/** Minutes that items are estimated to take; videos as long as their previews tell. */
export const estimatedMinutes = (items: readonly LessonItem[]): number => lessonLength(items, videoSeconds);
