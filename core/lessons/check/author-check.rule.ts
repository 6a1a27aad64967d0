import type { LessonItem } from "../item.model.ts";
import { itemTypeOf } from "../items/catalogue.rule.ts";
import type { AuthorFinding } from "./author-finding.model.ts";
import { htmlFindings, linkedAddresses } from "./html-findings.rule.ts";

type OfKind = readonly (readonly [key: string, value: string])[];

const valuesOf = ({ type, values }: LessonItem, kind: string): OfKind =>
  Object.entries(itemTypeOf(type)?.fields ?? {}).flatMap(([key, of]) => {
    const value = values[key];
    return of === kind && typeof value === "string" && value !== "" ? [[key, value] as const] : [];
  });

const captions = (item: LessonItem): readonly AuthorFinding[] => {
  const { gallery_url, captions: tracks } = item.values;
  const isOwn = item.type === "video" && typeof gallery_url === "string" && gallery_url !== "";
  const hasCaptions = Array.isArray(tracks) && tracks.length > 0;
  return isOwn && !hasCaptions ? [{ kind: "video_uncaptioned", uuid: item.uuid, key: "values.captions", about: item.name }] : [];
};

/** What learners who do not see, hear or point might miss in a lesson; videos of other sites bring their own captions. */
export const authorFindings = (items: readonly LessonItem[]): readonly AuthorFinding[] =>
  items.flatMap((item) => [
    ...valuesOf(item, "html").flatMap(([key, html]) =>
      htmlFindings(html).map((finding): AuthorFinding => ({ ...finding, uuid: item.uuid, key: `values.${key}` })),
    ),
    ...captions(item),
  ]);

/** A web address of a lesson and where it is. */
export type LessonLink = { readonly address: string; readonly uuid: string; readonly key: string };

/** The web addresses of other sites that a lesson leads to, each with its place. */
export const lessonLinks = (items: readonly LessonItem[]): readonly LessonLink[] =>
  items.flatMap((item) => [
    ...valuesOf(item, "html").flatMap(([key, html]) =>
      linkedAddresses(html).map((address) => ({ address, uuid: item.uuid, key: `values.${key}` })),
    ),
    ...valuesOf(item, "url")
      .filter(([, address]) => /^https?:/i.test(address))
      .map(([key, address]) => ({ address, uuid: item.uuid, key: `values.${key}` })),
  ]);
