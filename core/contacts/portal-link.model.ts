import * as t from "io-ts";
import { textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";
import { orNull } from "../kernel/or-null.ts";

/** Lifetime of a portal link, in seconds. */
export const portalLinkSeconds = 24 * 3600;
export const longestLinkMessage = 2_000;

export const LinkChannel = t.keyof({ email: null, sms: null }, "LinkChannel");
export type LinkChannel = t.TypeOf<typeof LinkChannel>;

/** A portal link to create. `send`: channel on which it is also sent to the contact; `message` with the placeholder `{portal_link}`. */
export const PortalLinkRequest = exactly("PortalLinkRequest", {}, { send: LinkChannel, message: textUpTo(longestLinkMessage) });
export type PortalLinkRequest = t.TypeOf<typeof PortalLinkRequest>;

/**
 * A one-time link that signs a learner in to the portal; it is returned only here. `expires_at`: epoch seconds; `sent_to`: the address or
 * number it was sent to; `missing`: unknown variables of the message.
 */
export const PortalLink = t.type(
  { url: t.string, expires_at: t.number, sent_to: orNull(t.string), missing: t.readonlyArray(t.string) },
  "PortalLink",
);
export type PortalLink = t.TypeOf<typeof PortalLink>;
