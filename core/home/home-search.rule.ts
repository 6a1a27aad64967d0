import { isForAssistant } from "../assistant/assistant-route.rule.ts";
import type { OmniResult, OmniState } from "../shell/omni.model.ts";

/** Characters from which records are searched. */
export const fewestSearched = 2;

/** What Enter does in the search box of Home. */
export type SearchStep =
  | { readonly tag: "ask"; readonly question: string }
  | { readonly tag: "open"; readonly result: OmniResult }
  | { readonly tag: "wait" }
  | { readonly tag: "nothing" };

/** Whether a text is a question for CY: its first word is a trigger word, or it ends in a question mark. */
export const asksCy = (text: string): boolean => isForAssistant(text) || text.trimEnd().endsWith("?");

/** A question goes to CY, anything else to the first record that fits; while that is still being looked for, Enter waits for it. */
export const searchStep = (text: string, { term, results, isWaiting }: Pick<OmniState, "term" | "results" | "isWaiting">): SearchStep => {
  const question = text.trim();
  if (question === "") return { tag: "nothing" };
  if (asksCy(question)) return { tag: "ask", question };
  const [first] = term === question ? results : [];
  if (first !== undefined) return { tag: "open", result: first };
  return isWaiting ? { tag: "wait" } : { tag: "nothing" };
};
