import { CircleAlert, CircleCheck, X } from "lucide-react";
import { createContext, type ReactNode, use, useSyncExternalStore } from "react";
import { kitText } from "../i18n/en/kit.ts";
import { useText } from "../i18n/use-text.ts";
import { IconButton } from "./icon-button.view.tsx";
import { makeToastQueue, type Toast, type ToastQueue } from "./toast-queue.ts";
import styles from "./toasts.module.css";

const ToastsContext = createContext<ToastQueue>(makeToastQueue());

/** The queue by which a screen reports the outcome of an action. */
export const useToasts = (): ToastQueue => use(ToastsContext);

export const ToastsProvider = ({ queue, children }: { readonly queue: ToastQueue; readonly children: ReactNode }) => (
  <ToastsContext value={queue}>
    {children}
    <Toasts queue={queue} />
  </ToastsContext>
);

const pictures = { plain: null, success: CircleCheck, error: CircleAlert } as const;

const ToastItem = ({ toast, onDismiss }: { readonly toast: Toast; readonly onDismiss: () => void }) => {
  const text = useText(kitText);
  const tone = toast.tone ?? "plain";
  const Picture = pictures[tone];
  return (
    <li className={styles["toast"]} data-tone={tone}>
      {Picture === null ? null : <Picture className={styles["icon"]} aria-hidden="true" />}
      <div className={styles["text"]}>
        {toast.text}
        {toast.lines === undefined || toast.lines.length === 0 ? null : (
          <ul className={styles["lines"]}>
            {toast.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
      {toast.action === undefined ? null : (
        <button
          type="button"
          className={styles["action"]}
          onClick={() => {
            toast.action?.run();
            onDismiss();
          }}
        >
          {toast.action.label}
        </button>
      )}
      <span className={styles["dismiss"]}>
        <IconButton icon={X} size="small" label={text("toasts.dismiss")} onPress={onDismiss} />
      </span>
    </li>
  );
};

/** The toasts at the bottom left: a polite live region, paused while hovered or focused. */
export const Toasts = ({ queue }: { readonly queue: ToastQueue }) => {
  const text = useText(kitText);
  const toasts = useSyncExternalStore(queue.subscribe, queue.latest);
  return (
    <section className={styles["region"]} aria-label={text("toasts.label")} data-print="no" data-react-aria-top-layer="true">
      <ol
        className={styles["list"]}
        aria-live="polite"
        aria-relevant="additions"
        onPointerEnter={queue.pause}
        onPointerLeave={queue.resume}
        onFocus={queue.pause}
        onBlur={queue.resume}
      >
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} onDismiss={() => queue.dismiss(toast.id)} />
        ))}
      </ol>
    </section>
  );
};
