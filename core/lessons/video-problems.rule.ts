import { isUrl } from "../validation/url.rule.ts";
import { isControllable } from "../video/video-range.rule.ts";
import { providerOf } from "./items/video.item.ts";
import { lessonRefusals } from "./lesson-refusals.ts";
import type { ValueProblem } from "./value-problem.model.ts";

type Values = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const secondsOf = (value: unknown): number => (typeof value === "number" ? value : 0);

const summaryOf = (value: unknown): { readonly provider_name?: string } | null => {
  if (typeof value !== "object" || value === null || !("provider_name" in value)) return null;
  return typeof value.provider_name === "string" ? { provider_name: value.provider_name } : null;
};

/** The provider of a video item's values; a film of the organisation's own files is a file. */
export const videoProvider = (values: Values): ReturnType<typeof providerOf> =>
  textOf(values["gallery_url"]) !== "" ? "file" : providerOf({ url: textOf(values["url"]), summary: summaryOf(values["summary"]) });

const rangeProblems = (values: Values): readonly ValueProblem[] => {
  if (values["custom_range"] !== true || !isControllable(videoProvider(values))) return [];
  const [start, end] = [secondsOf(values["start"]), secondsOf(values["end"])];
  return [
    ...(start < 0 ? ([["start", lessonRefusals.item_start_wrong]] as const) : []),
    ...(end !== 0 && end <= start ? ([["end", lessonRefusals.item_end_before_start]] as const) : []),
  ];
};

/** The problems of a video's link and range; a film of the organisation's own files needs no link. */
export const videoProblems = (values: Values): readonly ValueProblem[] => {
  const isStrange = isUrl(textOf(values["url"])) && videoProvider(values) === null;
  return [...(isStrange ? ([["url", lessonRefusals.item_video_unknown]] as const) : []), ...rangeProblems(values)];
};
