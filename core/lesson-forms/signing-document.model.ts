import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";
import { signerId } from "./signing-request.rule.ts";

/** A document as SignWell's API states it. */
export const SignWellDocument = t.type(
  {
    id: t.string,
    status: t.string,
    recipients: t.readonlyArray(t.intersection([t.type({ id: t.string }), t.partial({ embedded_signing_url: orNull(t.string) })])),
  },
  "SignWellDocument",
);
export type SignWellDocument = t.TypeOf<typeof SignWellDocument>;

const signed: ReadonlySet<string> = new Set(["completed", "manually completed"]);
const ended: ReadonlySet<string> = new Set(["declined", "canceled", "expired", "blocked", "error"]);

/** What SignWell says of a document: signed by everyone, at an end without it, or open. */
export const documentState = ({ status }: Pick<SignWellDocument, "status">): "signed" | "ended" | "open" => {
  const word = status.toLowerCase();
  return signed.has(word) ? "signed" : ended.has(word) ? "ended" : "open";
};

/** Where the learner signs; null where SignWell gives no https address (http on this machine). */
export const signingAddress = ({ recipients }: SignWellDocument): string | null => {
  const address = recipients.find(({ id }) => id === signerId)?.embedded_signing_url ?? "";
  return /^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)(:|\/))/.test(address) ? address : null;
};
