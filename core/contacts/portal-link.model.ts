import * as t from "io-ts";
import { textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";
import { orNull } from "../kernel/or-null.ts";

/** For how many seconds a link lets a learner into the portal. */
export const portalLinkSeconds = 24 * 3600;
export const longestLinkMessage = 2_000;

export const LinkChannel = t.keyof({ email: null, sms: null }, "LinkChannel");
export type LinkChannel = t.TypeOf<typeof LinkChannel>;

/** A link to be made. `send`: how it goes to the contact, besides being answered; `message` with `{portal_link}` where the link stands. */
export const PortalLinkRequest = exactly("PortalLinkRequest", {}, { send: LinkChannel, message: textUpTo(longestLinkMessage) });
export type PortalLinkRequest = t.TypeOf<typeof PortalLinkRequest>;

/** A link that signs a learner in to the portal once. It is told here and never again. `expires_at`: epoch seconds; `sent_to` the address or number that it went to; `missing`: variables of the message that nothing is known of. */
export const PortalLink = t.type(
  { url: t.string, expires_at: t.number, sent_to: orNull(t.string), missing: t.readonlyArray(t.string) },
  "PortalLink",
);
export type PortalLink = t.TypeOf<typeof PortalLink>;
