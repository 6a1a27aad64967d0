import { plainText } from "./markdown.rule.ts";
import type { WrittenArticle } from "./read-article.rule.ts";
import { termsOf } from "./words.rule.ts";

/**
 * A section of an article that can answer a question by itself.
 * @property heading "" for the introduction
 */
export type Passage = { readonly slug: string; readonly title: string; readonly heading: string; readonly text: string };

type Indexed = { readonly passage: Passage; readonly weights: ReadonlyMap<string, number>; readonly length: number };

export type ArticleIndex = {
  readonly passages: readonly Indexed[];
  readonly rarity: ReadonlyMap<string, number>;
  readonly meanLength: number;
  readonly unknownRarity: number;
};

/** Weight of a word by its place in the article. */
const weight = { title: 3, also: 2.5, heading: 2.5, body: 1, elsewhere: 1 } as const;

const sectionsOf = (body: string): readonly { readonly heading: string; readonly text: string }[] =>
  body.split(/^(?=## )/m).map((part) => {
    const [, heading = "", text = part] = /^## (.+)\n([^]*)$/.exec(part) ?? [];
    return { heading: heading.trim(), text: text.trim() };
  });

const indexed = (article: WrittenArticle, heading: string, text: string): Indexed => {
  const weights = new Map<string, number>();
  const add = (words: string, by: number): void => {
    for (const term of termsOf(words)) weights.set(term, (weights.get(term) ?? 0) + by);
  };
  const isBeginning = heading === "";
  add(article.title, isBeginning ? weight.title : weight.elsewhere);
  add(article.also.join(" "), isBeginning ? weight.also : weight.elsewhere / 2);
  add(heading, weight.heading);
  add(plainText(text), weight.body);
  const length = [...weights.values()].reduce((sum, one) => sum + one, 0);
  return { passage: { slug: article.slug, title: article.title, heading, text }, weights, length };
};

/** Builds the search index of the articles, by passage. */
export const articleIndex = (articles: readonly WrittenArticle[]): ArticleIndex => {
  const passages = articles.flatMap((article) => sectionsOf(article.body).map(({ heading, text }) => indexed(article, heading, text)));
  const holding = new Map<string, number>();
  for (const { weights } of passages) for (const term of weights.keys()) holding.set(term, (holding.get(term) ?? 0) + 1);
  const rarityOf = (n: number): number => Math.log(1 + (passages.length - n + 0.5) / (n + 0.5));
  return {
    passages,
    rarity: new Map(Array.from(holding, ([term, n]) => [term, rarityOf(n)])),
    meanLength: passages.reduce((sum, { length }) => sum + length, 0) / Math.max(1, passages.length),
    unknownRarity: rarityOf(0),
  };
};

/**
 * @property score higher is better.
 * @property coverage share of the query that the passage covers, from 0 to 1
 */
export type Hit = { readonly passage: Passage; readonly score: number; readonly coverage: number };

const saturation = 1.2;
const lengthEffect = 0.6;
const prefixFrom = 4;
const prefixWorth = 0.6;
const typoFrom = 5;

/** Indexed words that have a term as their prefix, without the term itself; none for a short term. */
const longerWords = (index: ArticleIndex, term: string): readonly string[] =>
  term.length < prefixFrom ? [] : Array.from(index.rarity.keys()).filter((word) => word !== term && word.startsWith(term));

/** Whether two words differ by one inserted, deleted or replaced letter, or by two swapped letters. */
export const isTypo = (a: string, b: string): boolean => {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < Math.min(a.length, b.length) && a[at] === b[at]) at += 1;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  const isSwapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return restA.slice(1) === restB.slice(1) || restA === restB.slice(1) || restA.slice(1) === restB || isSwapped;
};

/** Indexed words one typo away from a term that is not indexed. */
const meantWords = (index: ArticleIndex, term: string): readonly string[] =>
  term.length < typoFrom || index.rarity.has(term)
    ? []
    : Array.from(index.rarity.keys()).filter((word) => word.length >= typoFrom && isTypo(term, word));

type Wanted = { readonly term: string; readonly longer: readonly string[] };

const weightOf = (weights: ReadonlyMap<string, number>, { term, longer }: Wanted): number =>
  weights.get(term) ?? longer.reduce((most, word) => Math.max(most, (weights.get(word) ?? 0) * prefixWorth), 0);

/**
 * The passages that match a query, the best first (BM25 with a weight per place; a long term also matches words that begin with it, an
 * unknown one words that are one typo away).
 */
export const searchArticles = (index: ArticleIndex, query: string): readonly Hit[] => {
  const terms = [...new Set(termsOf(query))];
  const wanted = terms.map((term) => {
    const longer = longerWords(index, term);
    return { term, longer: longer.length > 0 ? longer : meantWords(index, term) };
  });
  const rarity = (term: string): number => index.rarity.get(term) ?? index.unknownRarity;
  const whole = terms.reduce((sum, term) => sum + rarity(term), 0);
  return index.passages
    .map(({ passage, weights, length }) => {
      const found = wanted.map((word) => ({ term: word.term, tf: weightOf(weights, word) })).filter(({ tf }) => tf > 0);
      const score = found.reduce(
        (sum, { term, tf }) =>
          sum +
          (rarity(term) * tf * (saturation + 1)) / (tf + saturation * (1 - lengthEffect + (lengthEffect * length) / index.meanLength)),
        0,
      );
      const covered = found.reduce((sum, { term }) => sum + rarity(term), 0);
      return { passage, score, coverage: whole === 0 ? 0 : covered / whole };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
};
