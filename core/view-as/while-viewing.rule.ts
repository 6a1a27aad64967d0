/**
 * What a call does in a tab that shows an application as somebody else gets it: it is answered as for them, refused, or made by the user who
 * looks.
 */
export type WhileViewing = "answered" | "refused" | "as_oneself";

/** Reads are answered, everything else is refused; a call that reveals or tells something although it reads declares so. */
export const whileViewing = (method: string): WhileViewing => (method === "GET" ? "answered" : "refused");
