import { isForAssistant } from "../assistant/assistant-route.rule.ts";
import type { OmniResult, OmniState } from "../shell/omni.model.ts";

/** The minimum number of characters for a search of records. */
export const fewestSearched = 2;

/** The effect of Enter in the search box of Home. */
export type SearchStep =
  | { readonly tag: "ask"; readonly question: string }
  | { readonly tag: "open"; readonly result: OmniResult }
  | { readonly tag: "wait" }
  | { readonly tag: "nothing" };

/** Whether a text is a question for CY: its first word is a trigger word, or it ends in a question mark. */
export const asksCy = (text: string): boolean => isForAssistant(text) || text.trimEnd().endsWith("?");

/** A question is sent to CY, any other text opens the first matching record; Enter waits while the search is in progress. */
export const searchStep = (text: string, { term, results, isWaiting }: Pick<OmniState, "term" | "results" | "isWaiting">): SearchStep => {
  const question = text.trim();
  if (question === "") return { tag: "nothing" };
  if (asksCy(question)) return { tag: "ask", question };
  const [first] = term === question ? results : [];
  if (first !== undefined) return { tag: "open", result: first };
  return isWaiting ? { tag: "wait" } : { tag: "nothing" };
};
