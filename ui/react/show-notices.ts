import type { Notices } from "../../core/notifications/notices.service.ts";
import { noticeLasts } from "../../core/notifications/when-to-notify.rule.ts";
import { noticesText } from "../i18n/en/notices.ts";
import { translateNow } from "../i18n/translate-now.ts";
import type { ToastQueue } from "../kit/toast-queue.ts";

/** Shows notices as toasts for ten seconds; a click on one, here or on the desktop, opens its subject. */
export const showNotices = (
  notices: Pick<Notices, "shown$" | "followed$">,
  toasts: Pick<ToastQueue, "show">,
  { open }: { readonly open: (href: string | null) => void },
): void => {
  notices.followed$.subscribe(({ href }) => open(href));
  notices.shown$.subscribe(
    ({ title, body, href }) =>
      void toasts.show({
        text: `${title}: ${body}`,
        lasts: noticeLasts,
        action: { label: translateNow(noticesText)("open"), run: () => open(href) },
      }),
  );
};
