import { folded } from "./words.rule.ts";

/** What can be counted. */
export type Countable = "contacts" | "archived contacts" | "lessons" | "courses" | "users";

/** What a question asks for besides the help articles. */
export type Intent =
  | { readonly tag: "greeting" }
  | { readonly tag: "capabilities" }
  | { readonly tag: "own role" }
  | { readonly tag: "count"; readonly what: Countable }
  | { readonly tag: "find"; readonly name: string }
  | { readonly tag: "help" };

const address = /^\s*(?:(?:cy|chatbot|ai|ask cy|please)[,:!]?\s+)+/i;
const politeness = /^(?:can|could|would|will) you (?:please )?(?:tell me |show me |find |explain )?|^(?:tell me|do you know) /i;

/** A question without its address and its politeness. */
export const bareQuestion = (question: string): string => {
  const bare = question.trim().replace(address, "");
  const plain = bare.replace(/,?\s+please\s*([?!.]*)$/i, "$1").replace(politeness, (lead) => (/find/i.test(lead) ? "find " : /show/i.test(lead) ? "show me " : ""));
  return plain === "" ? question.trim() : plain;
};

const countWords = /\b(how many|number of|count( of)?|total( number)? of|how much)\b/;
const countables: readonly (readonly [RegExp, Countable])[] = [
  [/\barchived\b.*\b(contacts?|people|persons?)\b|\b(contacts?|people|persons?)\b.*\barchived\b/, "archived contacts"],
  [/\b(contacts?|people|persons?|customers?|clients?|leads?)\b/, "contacts"],
  [/\blessons?\b/, "lessons"],
  [/\b(courses?|campaigns?)\b/, "courses"],
  [/\b(users?|staff|colleagues?|team ?mates?|admins?)\b/, "users"],
];

const findName = /^(?:find|search(?: for)?|look up|look for|show(?: me)?|open|who is|who's|where is|get)\s+(?:the |my |our |a |an )?(?:(?:contact|record|person|customer|client|learner|lesson|course|campaign)s?\s+)?(?:named |called |with the name |for )?(.+)$/i;
const notNames = /\b(how|archived|duplicates?|help|articles?|list|all|page|setting|shortcuts?|contacts|lessons|courses|campaigns|people|everyone)\b/i;
const longestName = 80;

/** What a question asks for. Names are taken only where nothing but a name stands after the verb. */
export const questionIntent = (question: string): Intent => {
  const bare = bareQuestion(question);
  const text = folded(bare).replace(/[?!.\s]+$/, "");
  if (/^(hi|hello|hey|good (morning|afternoon|evening)|thanks|thank you)( cy| there)?$/.test(text)) return { tag: "greeting" };
  if (/^(help|who are you|what are you)$|^what (does|can) (ask )?cy do$|^what (can|do) (you|cy|i ask)( do| you| know| help)?/.test(text)) return { tag: "capabilities" };
  if (/^(what|which)( is| are)? (my|permissions? do i|rights do i) ?(role|permissions?|rights|have)|^what am i allowed|^who am i$|^am i (an? )?(owner|admin|administrator|guest|user)$/.test(text)) return { tag: "own role" };
  if (countWords.test(text)) {
    const counted = countables.find(([words]) => words.test(text));
    if (counted !== undefined) return { tag: "count", what: counted[1] };
  }
  const name = findName.exec(bare)?.[1]?.replace(/[?!.\s]+$/, "").replace(/^["'“]|["'”]$/g, "").trim() ?? "";
  return name !== "" && name.length <= longestName && name.split(/\s+/).length <= 5 && !notNames.test(name) ? { tag: "find", name } : { tag: "help" };
};

/** Whether a question only makes sense after the one before it, as `and archived?`. */
export const isFollowUp = (question: string): boolean => /^(and|also|what about|how about|and what about|then|or|the)\b/.test(folded(question).trim()) && question.trim().split(/\s+/).length <= 6;
