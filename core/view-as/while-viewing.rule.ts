/**
 * What a call does in a tab that views an application as another user: it is answered as for that person, refused, or made by the user who
 * views.
 */
export type WhileViewing = "answered" | "refused" | "as_oneself";

/** Reads are answered, everything else is refused; a read that reveals or sends something declares otherwise. */
export const whileViewing = (method: string): WhileViewing => (method === "GET" ? "answered" : "refused");
