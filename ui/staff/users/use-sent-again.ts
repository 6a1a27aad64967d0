import type { InvitedAgain } from "../../../core/users/invitation.model.ts";
import { usersText } from "../../i18n/en/users.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useCopy } from "./use-copy.ts";

/** An invitation that was sent again, and to which address. */
export type SentAgain = InvitedAgain & { readonly email: string };

/**
 * Confirms invitations that were sent again and offers to copy their links; where they were not mailed the message stays until it is
 * dismissed, since the earlier links no longer work.
 */
export const useSentAgain = (): ((sent: readonly SentAgain[]) => void) => {
  const text = useText(usersText);
  const [toasts, copy] = [useToasts(), useCopy()];
  return (sent) => {
    if (sent.length === 0) return;
    const isMailed = sent.every(({ mailed }) => mailed);
    const [only] = sent;
    const links = sent.length === 1 && only !== undefined ? only.link : sent.map(({ email, link }) => `${email} ${link}`).join("\n");
    const count = sent.length;
    toasts.show({
      text: text(isMailed ? "bulk.sent" : "bulk.notMailed", { count }),
      tone: isMailed ? "success" : "error",
      action: { label: text("bulk.copy", { count }), run: () => copy(links) },
    });
  };
};
