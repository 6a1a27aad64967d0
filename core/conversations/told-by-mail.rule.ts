/** Seconds in which a side gets at most one mail about a thread. */
export const mailEvery = 15 * 60;
/** Seconds for which a reader counts as reading a thread after the last mark; devices send marks twice as often. */
export const readingFor = 60;

/**
 * Whether a side is notified of a message by mail now.
 * @property told_at when it was last mailed about the thread, null for never
 * @property seen_at when it last marked the thread as read, null for never
 * @property now all in epoch seconds
 */
export const isToldByMail = ({
  told_at,
  seen_at,
  now,
}: {
  readonly told_at: number | null;
  readonly seen_at: number | null;
  readonly now: number;
}): boolean => (told_at === null || now - told_at >= mailEvery) && (seen_at === null || now - seen_at > readingFor);

/** A user of the organisation who may be told of messages. */
type Told = { readonly user_id: number; readonly email: string };
/** Most users who get a mail of one message. */
export const mostTold = 25;

/**
 * The users who are mailed about a contact's message: the user to whom the thread or else the contact is assigned, if they may answer;
 * otherwise all users who may.
 * @param answering users who may answer
 */
export const toldOfMessage = <User extends Told>(
  answering: readonly User[],
  assigned: { readonly thread: number | null; readonly contact: number | null },
): readonly User[] => {
  const of = (id: number | null): User | undefined => answering.find(({ user_id }) => user_id === id);
  const one = of(assigned.thread) ?? of(assigned.contact);
  return one === undefined ? answering.slice(0, mostTold) : [one];
};
