import * as E from "fp-ts/lib/Either.js";
import { tagNormalize, tagsNormalize } from "../contacts/tag-normalize.rule.ts";
import { conflict, type Failure, invalid, notFound } from "../kernel/failure.ts";
import { tagRefusals } from "./tag-refusals.ts";
import { type TagChange, tagLimits, type TagMerge } from "./tag.model.ts";

/**
 * What is known of tags when one is changed.
 * @property names those that exist among the names asked about
 * @property busy those that a change which has not ended replaces, or makes
 * @property unused how many tags have no contact
 */
export type KnownTags = { readonly names: ReadonlySet<string>; readonly busy: ReadonlySet<string>; readonly unused: number };

const gone = (name: string): E.Either<Failure, never> => E.left(notFound(tagRefusals.tag_gone({ name })));
/** A change is decided by the tags that there are, so that it waits for those which are about to change. */
const unlessBusy = (names: readonly string[], { busy }: KnownTags): E.Either<Failure, null> => {
  const name = names.find((one) => busy.has(one));
  return name === undefined ? E.right(null) : E.left(conflict(tagRefusals.tag_busy({ name })));
};
const named = (asked: string): string => tagNormalize(asked) ?? "";

/** A new tag: its normalised name. */
export const decideNewTag = (asked: string, known: KnownTags): E.Either<Failure, string> => {
  const name = named(asked);
  const free = unlessBusy([name], known);
  if (E.isLeft(free)) return free;
  const { names, unused } = known;
  if (names.has(name)) return E.left(invalid({ name: [tagRefusals.tag_exists({ name })] }));
  return unused >= tagLimits.unused ? E.left(invalid({ name: [tagRefusals.tags_full({ most: tagLimits.unused })] })) : E.right(name);
};

/** Another name for a tag; a name that is taken is refused, since two tags are merged by intention alone. */
export const decideTagRename = (old: string, asked: string, known: KnownTags): E.Either<Failure, TagChange> => {
  const [from, to] = [named(old), named(asked)];
  const free = unlessBusy([from, to], known);
  if (E.isLeft(free)) return free;
  const { names } = known;
  if (!names.has(from)) return gone(from);
  if (from === to) return E.left(invalid({ name: [tagRefusals.tag_same] }));
  return names.has(to) ? E.left(invalid({ name: [tagRefusals.tag_taken({ name: to })] })) : E.right({ from: [from], to });
};

/** Tags that become one of the tags that are there. */
export const decideTagMerge = (asked: TagMerge, known: KnownTags): E.Either<Failure, TagChange> => {
  const to = named(asked.to);
  const from = tagsNormalize(asked.from).filter((name) => name !== to);
  const free = unlessBusy([...from, to], known);
  if (E.isLeft(free)) return free;
  const { names } = known;
  const missing = [to, ...from].find((name) => !names.has(name));
  if (missing !== undefined) return gone(missing);
  return from.length === 0 ? E.left(invalid({ from: [tagRefusals.tag_merge_one({ name: to })] })) : E.right({ from, to });
};

/** The removal of a tag from all contacts. */
export const decideTagRemoval = (asked: string, known: KnownTags): E.Either<Failure, TagChange> => {
  const name = named(asked);
  const free = unlessBusy([name], known);
  if (E.isLeft(free)) return free;
  return known.names.has(name) ? E.right({ from: [name], to: null }) : gone(name);
};
