import * as t from "io-ts";

const entry = { slug: t.string, title: t.string, area: t.string, summary: t.string };

/** A help article as an entry of a list. */
export const HelpEntry = t.type(entry, "HelpEntry");
export type HelpEntry = t.TypeOf<typeof HelpEntry>;

/**
 * A help article.
 * @property body Markdown of `markdown.rule.ts`
 */
export const HelpArticle = t.type({ ...entry, body: t.string }, "HelpArticle");
export type HelpArticle = t.TypeOf<typeof HelpArticle>;

/** The page of an article. */
export const articleAddress = (slug: string): string => `/ui/help/${slug}`;
