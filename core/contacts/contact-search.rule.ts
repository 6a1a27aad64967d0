import { folded } from "../kernel/folded.ts";

/** A term that a name, email or mobile of the contact must contain; a short one only at the start of a word. */
export type SearchTerm = { readonly text: string; readonly atWordStart: boolean };

const mostTerms = 8;
const shortest = 3;

const looksLikeNumber = (text: string): boolean => /^[+\d\s().-]+$/.test(text) && text.replace(/\D/g, "").length >= shortest;

/** The terms of a search text: all of its words, in any order; a text like a phone number gives its digits. */
export const contactSearchTerms = (search: string): readonly SearchTerm[] => {
  const text = search.trim();
  if (looksLikeNumber(text)) return [{ text: text.replace(/\D/g, ""), atWordStart: false }];
  const words = text.split(/\s+/).filter((word) => word !== "");
  return words.slice(0, mostTerms).map((word) => ({ text: word, atWordStart: Array.from(word).length < shortest }));
};

/** Whether a contact matches all terms, ignoring case and accents. */
export const matchesSearch = (
  contact: {
    readonly first_name: string;
    readonly last_name: string;
    readonly email: readonly string[];
    readonly mobile: readonly string[];
  },
  terms: readonly SearchTerm[],
): boolean => {
  const text = folded(` ${[contact.first_name, contact.last_name, ...contact.email, ...contact.mobile].join(" ")}`);
  return terms.every((term) => text.includes(folded(term.atWordStart ? ` ${term.text}` : term.text)));
};
