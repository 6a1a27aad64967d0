import type { Alerts } from "../../core/client/alerts.service.ts";
import { kitText } from "../i18n/en/kit.ts";
import { refusalWords } from "../i18n/refusal-words.ts";
import { translateNow } from "../i18n/translate-now.ts";
import type { ToastQueue } from "../kit/toast-queue.ts";

/** Shows alerts as toasts: one line per message, and the request id for a server error. */
export const showAlerts = (alerts: Pick<Alerts, "shown$">, toasts: Pick<ToastQueue, "show">): void => {
  alerts.shown$.subscribe(({ tone, messages, requestId }) => {
    const [text = "", ...others] = messages.map(refusalWords());
    const lines = requestId === null ? others : [...others, translateNow(kitText)("states.requestId", { id: requestId })];
    toasts.show({ text, tone, ...(lines.length === 0 ? {} : { lines }) });
  });
};
