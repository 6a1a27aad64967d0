import type { Hit, Passage } from "./article-index.rule.ts";
import { articleAddress } from "./help-article.model.ts";
import type { Countable } from "./question-intent.rule.ts";

/**
 * A record found by its name.
 * @property href null if the record has no page
 */
export type FoundRecord = {
  readonly kind: "contact" | "lesson" | "course" | "group" | "task";
  readonly name: string;
  readonly info: string;
  readonly href: string | null;
};

/** Facts about the organisation that answer a question; null where the caller lacks access. */
export type Facts =
  | { readonly tag: "none" }
  | { readonly tag: "capabilities" }
  | { readonly tag: "own role"; readonly role: string; readonly flags: readonly string[] }
  | { readonly tag: "count"; readonly what: Countable; readonly n: number | null; readonly isPart?: true }
  | { readonly tag: "found"; readonly name: string; readonly records: readonly FoundRecord[]; readonly more: number };

/** @property isKnown false when neither the articles nor the records answer */
export type Answer = { readonly text: string; readonly isKnown: boolean };

/** The smallest share of a question that a passage must cover to answer it. */
const leastCoverage = 0.55;
/** Other articles are named if their score is at least this share of the best score. */
const nearlyAsGood = 0.6;
const mostOthers = 2;
const longestPassage = 900;

const helpDocs = "[Help Docs](/ui/help)";
const ways = `You can ask me how something works, such as “How do I archive a contact?”, what there is, such as “How many contacts are there?”, or for a record by its name, such as “Find Mei Tanaka”. All articles are in ${helpDocs}.`;

const singular = (what: Countable): string => what.replace(/s$/, "");
const counted = (what: Countable, n: number): string =>
  what.startsWith("your ")
    ? `You have **${n.toLocaleString("en-US")}** ${(n === 1 ? singular(what) : what).replace("your ", "")}.`
    : `There ${n === 1 ? "is" : "are"} **${n.toLocaleString("en-US")}** ${n === 1 ? singular(what) : what}.`;

/** A sentence with a link to the filterable list of what is counted. */
const listOf = (what: Countable): string => {
  if (what.endsWith("contacts")) return " Filter the list of [Contacts](/ui/contacts) to see how many match.";
  if (what.endsWith("tasks")) return " Filter the list of [Tasks](/ui/tasks) to see how many match.";
  return "";
};
const countedPart = (what: Countable, n: number): string =>
  `${counted(what, n).replace(/\.$/, "")} altogether. I can only count all of them for now.${listOf(what)}`;

const link = (text: string, href: string): string => `[${text.replace(/[[\]]/g, "")}](${href})`;
const readMore = ({ slug, title }: Passage): string => link(title, articleAddress(slug));

/** A text truncated at the end of a line or sentence, without either at a space, at most `longestPassage` characters. */
const shortened = (text: string): string => {
  if (text.length <= longestPassage) return text;
  const cut = text.slice(0, longestPassage);
  const end = Math.max(cut.lastIndexOf("\n"), cut.lastIndexOf(". ") + 1);
  return end > 0 ? cut.slice(0, end) : `${cut.slice(0, -1).replace(/\s+\S*$/, "")}…`;
};

const recordLine = ({ kind, name, info, href }: FoundRecord): string =>
  `- ${href === null ? `**${name.replaceAll("*", "")}**` : link(name, href)} (${[kind, info].filter((part) => part !== "").join(", ")})`;

const fromRecords = (name: string, records: readonly FoundRecord[], more: number): string =>
  [
    `I found ${records.length === 1 && more === 0 ? "one record" : `${records.length + more} records`} for “${name}”:`,
    "",
    ...records.map(recordLine),
    ...(more > 0 ? ["", `The first ${records.length} are shown.`] : []),
  ].join("\n");

const fromArticles = (hits: readonly Hit[]): string | null => {
  const fitting = hits.filter(({ coverage }) => coverage >= leastCoverage);
  const best = fitting[0];
  if (best === undefined) return null;
  const others = [
    ...new Map(fitting.filter(({ score }) => score >= best.score * nearlyAsGood).map(({ passage }) => [passage.slug, passage])).values(),
  ]
    .filter(({ slug }) => slug !== best.passage.slug)
    .slice(0, mostOthers);
  const seeAlso = others.length === 0 ? "" : ` See also ${others.map(readMore).join(" and ")}.`;
  return `${shortened(best.passage.text)}\n\nRead more: ${readMore(best.passage)}.${seeAlso}`;
};

const unknown = `I do not know. I found no answer in the help articles or in the records that you can see. Try other words, or look through ${helpDocs}.`;

/** Whether an article answers the question. */
export const hasArticle = (hits: readonly Hit[]): boolean => hits.some(({ coverage }) => coverage >= leastCoverage);

/** Precedes an English answer to a question in Spanish. */
export const inEnglishOnly = "Por ahora solo respondo en inglés.";

/**
 * Answers from facts and articles, or states that neither has an answer. Markdown of `markdown.rule.ts`.
 * @param hits the best first
 */
export const answerOf = (facts: Facts, hits: readonly Hit[]): Answer => {
  switch (facts.tag) {
    case "capabilities":
      return { text: `I am CY, the help assistant. ${ways}`, isKnown: true };
    case "own role":
      return {
        text: `Your role is **${facts.role}**. ${facts.flags.length === 0 ? "You have no extra permissions." : `Permissions granted to you: ${facts.flags.join(", ")}.`}\n\nRead more: ${link("Roles and permissions", articleAddress("roles-and-permissions"))}.`,
        isKnown: true,
      };
    case "count":
      return facts.n === null
        ? { text: `Your permissions do not let you see ${facts.what}, so I cannot count them for you.`, isKnown: true }
        : { text: (facts.isPart === true ? countedPart : counted)(facts.what, facts.n), isKnown: true };
    case "found":
      if (facts.records.length > 0) return { text: fromRecords(facts.name, facts.records, facts.more), isKnown: true };
      break;
    case "none":
      break;
  }
  const text = fromArticles(hits);
  if (text !== null) return { text, isKnown: true };
  return facts.tag === "found"
    ? {
        text: `I found no record for “${facts.name}” among those that you may see, and no help article about it. You can look through ${helpDocs}.`,
        isKnown: false,
      }
    : { text: unknown, isKnown: false };
};

/** Splits a text into the chunks in which it is streamed; joined they are the text. */
export const deltasOf = (text: string): readonly string[] => text.match(/\s*\S{1,24}\s?|\s+/g) ?? [];
