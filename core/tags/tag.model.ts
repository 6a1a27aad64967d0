import * as t from "io-ts";
import { longestTag, tagNormalize } from "../contacts/tag-normalize.rule.ts";
import { listUpTo, textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";

/** Limits: tags that one list answers, tags that are merged at once, tags that exist without contacts, characters of a search. */
export const tagLimits = { listed: 500, merged: 50, unused: 1_000, search: 100 } as const;

/** The feature of the organisation that the page of tags and its calls need. */
export const tagsFeature = "tags";

/**
 * A tag, identified by its name.
 * @property contacts how many contacts have it, archived ones included
 * @property filters how many saved filters name it: groups and saved views
 */
export const Tag = t.type({ name: t.string, contacts: t.number, filters: t.number }, "Tag");
export type Tag = t.TypeOf<typeof Tag>;

/**
 * The tags that match a search, by name.
 * @property total how many match, also beyond those listed
 */
export const TagList = t.type({ tags: t.readonlyArray(Tag), total: t.number }, "TagList");
export type TagList = t.TypeOf<typeof TagList>;

/**
 * How often a tag is used.
 * @property imports imports that have not ended and will add it
 * @property partly saved filters with a condition on a part of a tag's name that this tag fulfils
 */
export const TagUse = t.type({ contacts: t.number, groups: t.number, views: t.number, imports: t.number, partly: t.number }, "TagUse");
export type TagUse = t.TypeOf<typeof TagUse>;

const Name = t.refinement(textUpTo(longestTag * 2), (text) => tagNormalize(text) !== null, "a tag");

/** A new tag, or another name. */
export const TagName = exactly("TagName", { name: Name }, {});
export type TagName = t.TypeOf<typeof TagName>;

/** Several tags that become one. */
export const TagMerge = exactly("TagMerge", { from: listUpTo(Name, tagLimits.merged), to: Name }, {});
export type TagMerge = t.TypeOf<typeof TagMerge>;

/** A change of tags: those in `from` become `to`, or are removed if it is null. */
export const TagChange = t.type({ from: t.readonlyArray(t.string), to: t.union([t.string, t.null]) }, "TagChange");
export type TagChange = t.TypeOf<typeof TagChange>;
