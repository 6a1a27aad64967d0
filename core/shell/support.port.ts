import type { Observable } from "rxjs";
import { token } from "../kernel/token.ts";

/** A chat with who helps, as some other product put it on the page. */
export type ChatWidget = { readonly open: () => void; readonly unread$: Observable<number> };

/** Where such a chat comes from. */
export type SupportHost = {
  /** Puts the script of the chat on the page. */
  readonly load: (script: string) => void;
  /** The chat, once its script has run. */
  readonly find: () => ChatWidget | null;
  /** Opens an address, or a letter to one. */
  readonly visit: (address: string) => void;
};
export const SupportHost = token<SupportHost>("shell.support-host");
