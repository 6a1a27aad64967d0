import { aboutNothing } from "../../../core/portal-notices/notice-about.model.ts";
import { tellContacts } from "../portal-notices/tell-contacts.store.ts";
import type { Tx } from "../storage/database.ts";

/**
 * Tells contacts whom staff have enrolled, once per course.
 * @param now epoch seconds
 */
export const tellEnrolled = async (
  tx: Tx,
  { id, name }: { readonly id: number; readonly name: string },
  contacts: readonly number[],
  now: number,
): Promise<void> => {
  await tellContacts(tx, { contacts, kind: "enrolled", key: `enrolled:${id}`, about: { ...aboutNothing, course: { id, name } } }, now);
};
