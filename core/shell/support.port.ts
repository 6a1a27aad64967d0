import type { Observable } from "rxjs";
import { token } from "../kernel/token.ts";

/** The support chat of another product. */
export type ChatWidget = { readonly open: () => void; readonly unread$: Observable<number> };

/** Provides the support chat. */
export type SupportHost = {
  /** Loads the script of the chat. */
  readonly load: (script: string) => void;
  /** The chat; null until its script has run. */
  readonly find: () => ChatWidget | null;
  /** Opens a URL, or a new message for a mailto:. */
  readonly visit: (address: string) => void;
};
export const SupportHost = token<SupportHost>("shell.support-host");
