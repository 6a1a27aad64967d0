import * as E from "fp-ts/lib/Either.js";
import { readdirSync, readFileSync } from "node:fs";
import { type ArticleIndex, articleIndex, searchArticles } from "../../../core/assistant/article-index.rule.ts";
import type { HelpArticle, HelpEntry } from "../../../core/assistant/help-article.model.ts";
import { readArticle, type WrittenArticle } from "../../../core/assistant/read-article.rule.ts";

const folder = new URL("./articles/", import.meta.url);

/** The product's help articles. */
export type HelpLibrary = {
  readonly index: ArticleIndex;
  /** Articles that match, best first; all by area and title for an empty search. */
  readonly list: (search: string) => readonly HelpEntry[];
  readonly get: (slug: string) => HelpArticle | null;
};

const entryOf = ({ slug, title, area, summary }: WrittenArticle): HelpEntry => ({ slug, title, area, summary });
const byArea = (a: WrittenArticle, b: WrittenArticle): number => a.area.localeCompare(b.area, "en") || a.title.localeCompare(b.title, "en");

/** @throws Error that names the malformed article */
const readAll = (): readonly WrittenArticle[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .map((name) => {
      const article = readArticle(name.replace(/\.md$/, ""), readFileSync(new URL(name, folder), "utf8"));
      if (E.isLeft(article)) throw new Error(article.left);
      return article.right;
    })
    .toSorted(byArea);

const open = (): HelpLibrary => {
  const articles = readAll();
  const bySlug = new Map(articles.map((article) => [article.slug, article]));
  const index = articleIndex(articles);
  return {
    index,
    list: (search) => {
      if (search.trim() === "") return articles.map(entryOf);
      const slugs = new Set(searchArticles(index, search).map(({ passage }) => passage.slug));
      return [...slugs].flatMap((slug) => {
        const article = bySlug.get(slug);
        return article === undefined ? [] : [entryOf(article)];
      });
    },
    get: (slug) => {
      const article = bySlug.get(slug);
      return article === undefined ? null : { ...entryOf(article), body: article.body };
    },
  };
};

let opened: HelpLibrary | null = null;

/** The articles that ship with the product, read and indexed once per process. */
export const openHelpLibrary = (): HelpLibrary => (opened ??= open());
