import type { TagChange } from "./tag.model.ts";

/**
 * What a change did to the tags of one contact.
 * @property lost the tags that were taken
 * @property gained whether the new tag was added
 */
export type TagsDone = { readonly lost: readonly string[]; readonly gained: boolean };

/** The tags with the new one before the first that it replaces; contacts keep both until all have it, so that no filter loses them. */
export const tagsGiven = (tags: readonly string[], { from, to }: TagChange): readonly string[] => {
  const at = tags.findIndex((tag) => from.includes(tag));
  return to === null || at < 0 || tags.includes(to) ? tags : tags.toSpliced(at, 0, to);
};

/** The tags without those that are replaced. */
export const tagsTaken = (tags: readonly string[], from: readonly string[]): readonly string[] => tags.filter((tag) => !from.includes(tag));

/** The tags after the whole change. */
export const tagsAfter = (tags: readonly string[], change: TagChange): readonly string[] => tagsTaken(tagsGiven(tags, change), change.from);

/** What a change does to a contact's tags. */
export const tagsDone = (tags: readonly string[], { from, to }: TagChange): TagsDone => ({
  lost: tags.filter((tag) => from.includes(tag)),
  gained: to !== null && !tags.includes(to) && tags.some((tag) => from.includes(tag)),
});

/**
 * The tags when a change is undone, with the new tag still there; null for a contact that lost the new tag since, whose tags are kept as
 * they are.
 */
export const tagsReturned = (tags: readonly string[], { lost }: TagsDone, to: string | null): readonly string[] | null => {
  const back = lost.filter((tag) => !tags.includes(tag));
  if (to === null) return [...tags, ...back];
  const at = tags.indexOf(to);
  return at < 0 ? null : tags.toSpliced(at, 0, ...back);
};

/** The tags at the end of an undo: without the new tag where the change had added it. */
export const tagsWithdrawn = (tags: readonly string[], { lost, gained }: TagsDone, to: string | null): readonly string[] =>
  gained && lost.every((tag) => tags.includes(tag)) ? tags.filter((tag) => tag !== to) : tags;
