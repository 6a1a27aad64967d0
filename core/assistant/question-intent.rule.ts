import { folded } from "../kernel/folded.ts";
import { withoutEnd } from "./words.rule.ts";

/** Kinds of records that can be counted. */
export type Countable =
  | "contacts"
  | "archived contacts"
  | "blocked contacts"
  | "deleted contacts"
  | "groups"
  | "tasks"
  | "open tasks"
  | "finished tasks"
  | "your tasks"
  | "your open tasks"
  | "teams"
  | "lessons"
  | "courses"
  | "users";

/** What a question asks for beside help articles. */
export type Intent =
  | { readonly tag: "greeting" }
  | { readonly tag: "capabilities" }
  | { readonly tag: "own role" }
  | {
      readonly tag: "count";
      readonly what: Countable;
      /** the question has a restriction that is not understood */ readonly isPart?: true;
    }
  | { readonly tag: "find"; readonly name: string }
  | { readonly tag: "help" };

/** Questions are truncated to this many characters; no supported question is longer. */
export const longestRead = 500;

/** The truncated question with single spaces, so that no pattern meets a run of white space. */
export const readQuestion = (question: string): string => question.slice(0, longestRead).replace(/\s+/g, " ").trim();

/** Characters stripped from the end of a question. */
const endMarks = "?!. ";

const address = /^(?:(?:cy|chatbot|ai|ask cy|please)[,:!]? )+/i;
const politeness = /^(?:can|could|would|will) you (?:please )?(?:tell me |show me |find |explain )?|^(?:tell me|do you know) /i;

/** A question without the assistant's name and polite phrases. */
export const bareQuestion = (question: string): string => {
  const whole = readQuestion(question);
  const bare = whole.replace(address, "");
  const plain = bare
    .replace(/,? please ?([?!.]*)$/i, "$1")
    .replace(politeness, (lead) => (/find/i.test(lead) ? "find " : /show/i.test(lead) ? "show me " : ""));
  return plain === "" ? whole : plain;
};

const countWords = /\b(how many|number of|count( of)?|total( number)? of|cuant[oa]s)\b/;
const ofContacts = "(?:contacts?|people|persons?|customers?|clients?|leads?|contactos?)";
const ofTasks = "(?:tasks?|to-?dos?|tareas?)";
const open = "(?:open|unfinished|undone|outstanding|pending|not (?:done|finished)|left to do)";
const own = "(?:my|mine|me|i)";

const word = (pattern: string): RegExp => new RegExp(`\\b${pattern}\\b`);
/**
 * The words that must all occur in a question, in any order, the more specific rows first. The third entry lists the words that a row
 * understands.
 */
const countables: readonly (readonly [readonly RegExp[], Countable, string])[] = [
  [[word("archived"), word(ofContacts)], "archived contacts", `archived|${ofContacts}`],
  [[word("blocked"), word(ofContacts)], "blocked contacts", `blocked|${ofContacts}`],
  [[word("(?:deleted|bin|trash)"), word(ofContacts)], "deleted contacts", `deleted|bin|trash|${ofContacts}`],
  [[word(open), word(own), word(ofTasks)], "your open tasks", `${open}|${own}|assigned|${ofTasks}`],
  [[word(open), word(ofTasks)], "open tasks", `${open}|${ofTasks}`],
  [[word("(?:done|finished|completed)"), word(ofTasks)], "finished tasks", `done|finished|completed|${ofTasks}`],
  [[word(own), word(ofTasks)], "your tasks", `${own}|assigned|${ofTasks}`],
  [[word(ofTasks)], "tasks", ofTasks],
  [[word(ofContacts)], "contacts", ofContacts],
  [[word("(?:groups?|segments?|grupos?)")], "groups", "groups?|segments?|grupos?"],
  [[word("(?:lessons?|lecciones)")], "lessons", "lessons?|lecciones"],
  [[word("(?:courses?|campaigns?|cursos?)")], "courses", "courses?|campaigns?|cursos?"],
  [[word("(?:users?|staff|colleagues?|team ?mates?|admins?)")], "users", "users?|staff|colleagues?|team ?mates?"],
  [[word("(?:teams?|equipos?)")], "teams", "teams?|equipos?"],
];
/** Words of a counting question that add no restriction. */
const narrowsNothing =
  /\b(do|does|did|we|i|you|have|has|had|got|there|are|is|exist|in|of|the|my|our|us|all|any|altogether|total|overall|now|right|currently|at|moment|cygnet|system|account|organi[sz]ation|company|database|here|hay|tenemos|tengo|and|what|about|to|so|far|then|also)\b/g;
/** Words of questions about limits, not about existing records. */
const asksOfLimits = /\b(can|could|may|allowed|limits?|maximum|max|most|at most|plans?)\b/;

const countIntent = (text: string): Intent | null => {
  const counted = countWords.test(text) ? countables.find(([words]) => words.every((one) => one.test(text))) : undefined;
  if (counted === undefined) return null;
  const [, what, understood] = counted;
  const left = text
    .replace(countWords, " ")
    .replace(new RegExp(`\\b(?:${understood})\\b`, "g"), " ")
    .replace(narrowsNothing, " ");
  if (!/\p{L}|\p{N}/u.test(left)) return { tag: "count", what };
  return asksOfLimits.test(text) ? null : { tag: "count", what, isPart: true };
};

const detailOf =
  /^(?:what(?:'s| is| are)? |whats )?(?:the |a )?(?:phone(?: number)?|mobile(?: number)?|number|e-?mail(?: address)?|address|contact details|details)s? (?:of|for) (.+)$/i;

/** As “Mei Tanaka's phone number”. */
const detailWithin =
  /^(?:what(?:'s| is| are)? |whats )?(.+?)['’]s? (?:phone(?: number)?|mobile(?: number)?|number|e-?mail(?: address)?|address|contact details|details)$/i;
/** A count of the contacts of one group, by the name of the group. */
const inGroup =
  /^how many (?:contacts|people|persons|members|customers|clients|leads|learners)(?: are| is| do (?:i|we) have)?(?: there)? in (?:the |my |our )?(?:group|segment)(?: called| named)? (.+)$/i;

const findName =
  /^(?:find|search(?: for)?|look up|look for|show(?: me)?|open|who is|who's|where is|get)\s+(?:the |my |our |a |an )?(?:(?:contact|record|person|customer|client|learner|lesson|course|campaign)s?\s+)?(?:named |called |with the name |for )?(.+)$/i;
const notNames =
  /\b(how|my|tasks?|groups|teams|archived|duplicates?|help|articles?|list|all|page|setting|shortcuts?|contacts|lessons|courses|campaigns|people|everyone)\b/i;
const longestName = 80;

/** The intent of a question. A name is recognised only if nothing else follows the verb. */
export const questionIntent = (question: string): Intent => {
  const bare = bareQuestion(question);
  const text = withoutEnd(folded(bare), endMarks);
  const said = withoutEnd(bare, endMarks);
  if (/^(hi|hello|hey|good (morning|afternoon|evening)|thanks|thank you)( cy| there)?$/.test(text)) return { tag: "greeting" };
  if (/^(help|who are you|what are you)$|^what (does|can) (ask )?cy do$|^what (can|do) (you|cy|i ask)( do| you| know| help)?/.test(text))
    return { tag: "capabilities" };
  if (
    /^(what|which)( is| are)? (my|permissions? do i|rights do i) ?(role|permissions?|rights|have)|^what am i allowed|^who am i$|^am i (an? )?(owner|admin|administrator|guest|user)$/.test(
      text,
    )
  )
    return { tag: "own role" };
  const group = inGroup
    .exec(said)?.[1]
    ?.replace(/^["'“]|["'”]$/g, "")
    .trim();
  if (group !== undefined && group !== "") return { tag: "find", name: group };
  const counted = countIntent(text);
  if (counted !== null) return counted;
  const name = withoutEnd((detailOf.exec(bare) ?? detailWithin.exec(said) ?? findName.exec(bare))?.[1] ?? "", endMarks)
    .replace(/^["'“]|["'”]$/g, "")
    .trim();
  return name !== "" && name.length <= longestName && name.split(/\s+/).length <= 5 && !notNames.test(name)
    ? { tag: "find", name }
    : { tag: "help" };
};

/** Whether a question consists of a possible name and nothing else. */
export const mayBeName = (question: string): boolean =>
  /^[\p{L}\p{M}'’.-]+(?: [\p{L}\p{M}'’.-]+){0,3}$/u.test(readQuestion(question)) && !notNames.test(readQuestion(question));

/** Whether a question is asked in Spanish. */
export const isSpanish = (question: string): boolean =>
  /[¿¡]/.test(readQuestion(question)) || /\b(como|cuant[oa]s|donde|quien|puedo|quiero|gracias|hola)\b/.test(folded(readQuestion(question)));

/** Whether a question depends on the one before it, as `and archived?`. */
export const isFollowUp = (question: string): boolean => {
  const read = readQuestion(question);
  return /^(and|also|what about|how about|and what about|then|or|the)\b/.test(folded(read)) && read.split(" ").length <= 6;
};
