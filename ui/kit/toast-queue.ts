/** The text of a toast, and its action. */
export type ToastMessage = {
  readonly text: string;
  /** Further lines, shown as a list. */
  readonly lines?: readonly string[];
  /** An error with an action stays until it is dismissed; all other toasts expire. */
  readonly tone?: "plain" | "success" | "error";
  /** milliseconds, 5,000 by default */
  readonly lasts?: number;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** The subject: an earlier toast about it is removed, so that no outdated undo is offered. */
  readonly about?: string;
};
export type Toast = ToastMessage & { readonly id: number; readonly stays: boolean; readonly lasts: number };

/** Milliseconds until a toast expires, and one with an undo. */
export const toastLasts = 5000;
export const undoLasts = 10_000;

export type ToastQueue = {
  readonly show: (message: ToastMessage) => number;
  /** Confirms an action that can be undone for ten seconds. */
  readonly undoable: (text: string, label: string, undo: () => void, about?: string) => number;
  readonly dismiss: (id: number) => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly subscribe: (changed: () => void) => () => void;
  readonly latest: () => readonly Toast[];
};

type Timer = { remaining: number; startedAt: number; handle: ReturnType<typeof setTimeout> | undefined };

/** Whether two toasts have the same text and no action. */
const saysTheSame = (a: ToastMessage, b: ToastMessage): boolean =>
  a.action === undefined &&
  b.action === undefined &&
  a.text === b.text &&
  a.tone === b.tone &&
  (a.lines ?? []).join("\n") === (b.lines ?? []).join("\n");

/**
 * The toasts of a page, oldest first; at most four, so that a burst cannot fill the screen. A repeated message replaces the earlier one.
 */
export const makeToastQueue = (): ToastQueue => {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  let isPaused = false;
  const listeners = new Set<() => void>();
  const timers = new Map<number, Timer>();

  const put = (next: readonly Toast[]): void => {
    toasts = next;
    for (const changed of listeners) changed();
  };
  const dismiss = (id: number): void => {
    clearTimeout(timers.get(id)?.handle);
    timers.delete(id);
    put(toasts.filter((toast) => toast.id !== id));
    if (toasts.length === 0) isPaused = false;
  };
  const start = (id: number, timer: Timer): void => {
    timer.startedAt = performance.now();
    timer.handle = setTimeout(() => dismiss(id), timer.remaining);
  };
  const add = (message: ToastMessage, lasts: number): number => {
    lastId += 1;
    for (const other of toasts.filter(
      (shown) => (message.about !== undefined && shown.about === message.about) || saysTheSame(shown, message),
    ))
      dismiss(other.id);
    const toast: Toast = { ...message, id: lastId, lasts, stays: message.tone === "error" && message.action !== undefined };
    const surplus = toasts.filter((other) => !other.stays).slice(0, Math.max(0, toasts.length - 3));
    for (const other of surplus) dismiss(other.id);
    put([...toasts, toast]);
    if (!toast.stays) {
      const timer: Timer = { remaining: lasts, startedAt: 0, handle: undefined };
      timers.set(toast.id, timer);
      if (!isPaused) start(toast.id, timer);
    }
    return toast.id;
  };

  return {
    show: (message) => add(message, message.lasts ?? toastLasts),
    undoable: (text, label, run, about) => add({ text, action: { label, run }, ...(about === undefined ? {} : { about }) }, undoLasts),
    dismiss,
    pause: () => {
      if (isPaused) return;
      isPaused = true;
      for (const timer of timers.values()) {
        clearTimeout(timer.handle);
        timer.remaining -= performance.now() - timer.startedAt;
      }
    },
    resume: () => {
      if (!isPaused) return;
      isPaused = false;
      for (const [id, timer] of timers) start(id, timer);
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    latest: () => toasts,
  };
};
