import { token } from "../kernel/token.ts";

export type NotifyPermission = "default" | "granted" | "denied" | "unsupported";

/**
 * A notification.
 * @property href its target on this site
 */
export type Notice = { readonly title: string; readonly body: string; readonly href: string | null };

/** A device's means of notification. */
export type Notifier = {
  readonly permission: () => NotifyPermission;
  /** Requests permission from the user; only after a click. */
  readonly ask: () => Promise<NotifyPermission>;
  /**
   * Shows a desktop notification.
   * @param onClick called when the user clicks it
   */
  readonly show: (notice: Notice, onClick: () => void) => void;
  readonly beep: () => void;
  /** whether another tab or window covers this page */
  readonly isHidden: () => boolean;
  /** milliseconds of a monotonic clock */
  readonly elapsed: () => number;
};
export const Notifier = token<Notifier>("notifications.notifier");
