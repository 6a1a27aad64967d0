import { type Letter, plainLetter } from "../outbox/letter.model.ts";

/** How an attempt to connect an account ended. */
export type ConnectingOutcome = "connected" | "declined" | "expired" | "failed" | "signed-out";

const words: Readonly<Record<ConnectingOutcome, readonly [title: string, body: string]>> = {
  connected: ["{{source}} is connected", "Close this tab and return to the window for choosing files."],
  declined: ["{{source}} is not connected", "The access was not allowed. Close this tab; you can connect again at any time."],
  expired: ["This connection is no longer valid", "Close this tab, and choose Connect again in the window for choosing files."],
  failed: ["{{source}} is not connected", "{{source}} did not confirm the access. Close this tab and try again in a few minutes."],
  "signed-out": ["You are not signed in", "Sign in as a member of your organisation, then connect {{source}} again."],
};

/** The page in which an attempt to connect an account ends. */
export const connectingLetter = (outcome: ConnectingOutcome, source: string): Letter => {
  const [title, body] = words[outcome];
  const named = (text: string): string => text.replaceAll("{{source}}", source);
  return plainLetter("en", named(title), named(body));
};
