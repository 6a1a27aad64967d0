import * as t from "io-ts";

/** How every failure looks on the wire. */
export const FailedReply = t.intersection(
  [
    t.type({ status: t.literal("failed"), message: t.string, code: t.string, request_id: t.string }),
    t.partial({
      messages: t.readonlyArray(t.string),
      errors: t.record(t.string, t.readonlyArray(t.string)),
      /** what is in the way: a permission or feature */
      needs: t.string,
      /** seconds to wait */
      retry_after: t.number,
      /** most bytes allowed */
      limit: t.number,
      /** conflict: the stored version · plan limit: what is used and allowed */
      data: t.unknown,
      /** plan limit that no plan lifts */
      suspect_limit: t.boolean,
    }),
  ],
  "FailedReply",
);
export type FailedReply = t.TypeOf<typeof FailedReply>;

/** How an action that has nothing to say answers. */
export const Done = t.intersection([t.type({ status: t.literal("success") }), t.partial({ message: t.string })], "Done");
export type Done = t.TypeOf<typeof Done>;
export const done: Done = { status: "success" };
