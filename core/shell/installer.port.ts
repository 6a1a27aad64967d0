import type { Observable } from "rxjs";
import { token } from "../kernel/token.ts";

/** Installs the product on a device's home screen. */
export type Installer = {
  /** Whether the browser currently offers installation. */
  readonly isOffered$: Observable<boolean>;
  /** Whether this window is the installed application. */
  readonly isInstalled: boolean;
  /**
   * Shows the browser's installation prompt.
   * @returns false when the browser offers none
   */
  readonly ask: () => Promise<boolean>;
};
export const Installer = token<Installer>("shell.installer");

/** Installs the product, or shows instructions where the browser offers no installation. */
export const addToDevice = async (installer: Pick<Installer, "ask">, showHow: () => void): Promise<void> => {
  if (!(await installer.ask())) showHow();
};
