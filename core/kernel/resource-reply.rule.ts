import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import type { Failure } from "./failure.ts";

const Refused = t.intersection(
  [t.type({ status: t.literal("failed") }), t.partial({ message: t.string, messages: t.readonlyArray(t.string) })],
  "Refused",
);
/** A refusal in a successful response. */
export type Refused = t.TypeOf<typeof Refused>;

const isRefused = <A>(reply: A | Refused): reply is Refused => Refused.is(reply);

/** The reply, or the failure that it contains: the server's messages, the first one as the main message. */
export const acceptedReply = <A>(reply: A | Refused): E.Either<Failure, A> => {
  if (!isRefused(reply)) return E.right(reply);
  const messages = [...(reply.messages ?? []), ...(reply.message === undefined ? [] : [reply.message])];
  const message = messages[0] ?? "The server refused without saying why.";
  return E.left({ tag: "invalid", message, errors: messages.length > 1 ? { "": messages } : {} });
};
