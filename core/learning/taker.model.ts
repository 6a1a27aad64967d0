/** Who takes a lesson: a contact or a member of staff, by id. */
export type Taker = { readonly kind: "contact" | "user"; readonly id: number };

/** The seed of shuffled orders: a contact's id, or the user's with a prefix. */
export const takerKey = ({ kind, id }: Taker): string => (kind === "contact" ? String(id) : `u${id}`);
