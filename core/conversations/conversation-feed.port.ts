import { token } from "../kernel/token.ts";
import type { Followed } from "./poll-pace.rule.ts";

/** Reloads conversations when they may have changed. */
export type ConversationFeed = {
  /**
   * Calls `read` at once and whenever something may be new, never while the page is hidden or the device offline.
   * @param read resolves to whether it succeeded
   * @returns stops it
   */
  readonly follow: (followed: Followed, read: () => Promise<boolean>) => () => void;
};
export const ConversationFeed = token<ConversationFeed>("conversations.feed");
