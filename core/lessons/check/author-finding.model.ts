/** What the author's check finds; `dead_link` is found by the server. */
export const findingKinds = [
  "picture_undescribed",
  "video_uncaptioned",
  "heading_skipped",
  "link_empty",
  "link_unclear",
  "dead_link",
] as const;
export type FindingKind = (typeof findingKinds)[number];

/**
 * Something in a lesson that some learners cannot use or find.
 * @property uuid of the item
 * @property key of the value, such as `values.body`
 * @property about the part that it is about, such as the text of a link; '' for none
 */
export type AuthorFinding = { readonly kind: FindingKind; readonly uuid: string; readonly key: string; readonly about: string };
