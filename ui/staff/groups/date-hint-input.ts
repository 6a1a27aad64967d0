/** The text of a date in words, as it is typed. */
export type DateHintInput = { readonly value: string };
