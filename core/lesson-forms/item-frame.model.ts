import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";

/** Where the page of another host is opened for one learner; null where the author gave no address. */
export const ItemFrame = t.type({ address: orNull(t.string) }, "ItemFrame");
export type ItemFrame = t.TypeOf<typeof ItemFrame>;

/** The tracked address of a link to share; null where the author gave no address. */
export const SharedLink = t.type({ address: orNull(t.string) }, "SharedLink");
export type SharedLink = t.TypeOf<typeof SharedLink>;

/**
 * The state of a document to sign: `unset` without an account at SignWell, `no-email` for a learner without an email address, `preparing`
 * while another request creates it, `ended` when it can no longer be signed.
 */
export const SigningState = t.keyof(
  { unset: null, "no-email": null, "no-template": null, preparing: null, open: null, signed: null, ended: null },
  "SigningState",
);
export type SigningState = t.TypeOf<typeof SigningState>;

/** A learner's document to sign; `address` is where it is signed, null where it cannot be. */
export const Signing = t.type({ state: SigningState, address: orNull(t.string) }, "Signing");
export type Signing = t.TypeOf<typeof Signing>;
