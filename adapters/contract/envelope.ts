import * as t from "io-ts";

/** A sentence of the envelope for machines and translators: its code, which stays, and what stands in its places. */
const Reason = t.type({ code: t.string, values: t.record(t.string, t.string) }, "Reason");

/** How every failure looks on the wire. */
export const FailedReply = t.intersection(
  [
    t.type({ status: t.literal("failed"), message: t.string, code: t.string, request_id: t.string }),
    t.partial({
      messages: t.readonlyArray(t.string),
      errors: t.record(t.string, t.readonlyArray(t.string)),
      /** of the message, where it is one of the table of refusals */
      reason: Reason,
      /** of the errors, field by field; null for one that is not in the table */
      reasons: t.record(t.string, t.readonlyArray(t.union([Reason, t.null]))),
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
