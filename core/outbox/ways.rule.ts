import type { Channel } from "./message.model.ts";

/** How messages of a channel leave: through a provider, not at all but readable in the demo's outbox, or not at all. */
export type Way = "provider" | "embedded" | "none";
export type Ways = Readonly<Record<Channel, Way>>;

type Configured = { readonly smtp: object | null; readonly twilio: object | null; readonly keepsMessages: boolean };

const way = (provider: object | null, keeps: boolean): Way => (provider !== null ? "provider" : keeps ? "embedded" : "none");

/** The way of each channel: the provider that is configured, else the outbox page where messages are kept. */
export const waysOf = ({ smtp, twilio, keepsMessages }: Configured): Ways => ({
  email: way(smtp, keepsMessages),
  sms: way(twilio, keepsMessages),
});

/** Whether a message of this channel can be promised. */
export const canSend = (ways: Ways, channel: Channel): boolean => ways[channel] !== "none";
