/**
 * Whether a text may be sent to a number: not once it asked for none by STOP, unless it answers a text of the number itself.
 * @property stopped_at epoch seconds; null where the number wants texts
 */
export const mayText = ({ stopped_at, isAnswer }: { readonly stopped_at: number | null; readonly isAnswer: boolean }): boolean =>
  stopped_at === null || isAnswer;
