import * as t from "io-ts";

/** A refusal for machines and translators: its stable code and the values of its placeholders. */
const Reason = t.type({ code: t.string, values: t.record(t.string, t.string) }, "Reason");

/** The envelope of every failure. */
export const FailedReply = t.intersection(
  [
    t.type({ status: t.literal("failed"), message: t.string, code: t.string, request_id: t.string }),
    t.partial({
      messages: t.readonlyArray(t.string),
      errors: t.record(t.string, t.readonlyArray(t.string)),
      /** the reason of the message, where it is in the refusal table */
      reason: Reason,
      /** the reasons of the errors by field; null for one outside the refusal table */
      reasons: t.record(t.string, t.readonlyArray(t.union([Reason, t.null]))),
      /** the missing permission or feature */
      needs: t.string,
      /** seconds to wait */
      retry_after: t.number,
      /** maximum in bytes */
      limit: t.number,
      /** conflict: the stored version · plan limit: what is used and allowed */
      data: t.unknown,
      /** a limit that no plan raises */
      suspect_limit: t.boolean,
    }),
  ],
  "FailedReply",
);
export type FailedReply = t.TypeOf<typeof FailedReply>;

/** The reply of an action without a result. */
export const Done = t.intersection([t.type({ status: t.literal("success") }), t.partial({ message: t.string })], "Done");
export type Done = t.TypeOf<typeof Done>;
export const done: Done = { status: "success" };
