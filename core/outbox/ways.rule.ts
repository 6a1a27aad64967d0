import type { Channel } from "./message.model.ts";

/** How messages of a channel are sent: through a provider, only to the demo's readable outbox, or not at all. */
export type Way = "provider" | "embedded" | "none";
export type Ways = Readonly<Record<Channel, Way>>;

type Configured = { readonly smtp: object | null; readonly twilio: object | null; readonly keepsMessages: boolean };

const way = (provider: object | null, keeps: boolean): Way => (provider !== null ? "provider" : keeps ? "embedded" : "none");

/** The transport of each channel: the configured provider, otherwise the outbox page if messages are kept. */
export const waysOf = ({ smtp, twilio, keepsMessages }: Configured): Ways => ({
  email: way(smtp, keepsMessages),
  sms: way(twilio, keepsMessages),
});

/** Whether messages of this channel can be sent. */
export const canSend = (ways: Ways, channel: Channel): boolean => ways[channel] !== "none";
