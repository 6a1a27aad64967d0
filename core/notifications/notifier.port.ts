import { token } from "../kernel/token.ts";

export type NotifyPermission = "default" | "granted" | "denied" | "unsupported";

/**
 * Something new.
 * @property href where it is, on this site
 */
export type Notice = { readonly title: string; readonly body: string; readonly href: string | null };

/** What a device can do to draw attention. */
export type Notifier = {
  readonly permission: () => NotifyPermission;
  /** Has the device ask its user; only after a click. */
  readonly ask: () => Promise<NotifyPermission>;
  /**
   * Shows a notification of the desktop.
   * @param onClick the user wants to see it
   */
  readonly show: (notice: Notice, onClick: () => void) => void;
  readonly beep: () => void;
  /** whether another tab or window is before this page */
  readonly isHidden: () => boolean;
  /** milliseconds on a clock that only moves on */
  readonly elapsed: () => number;
};
export const Notifier = token<Notifier>("notifications.notifier");
