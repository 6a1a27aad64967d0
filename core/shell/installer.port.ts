import type { Observable } from "rxjs";
import { token } from "../kernel/token.ts";

/** Putting the product on a device's home screen. */
export type Installer = {
  /** Whether the browser offers to do it now. */
  readonly isOffered$: Observable<boolean>;
  /** Whether this window is the installed product. */
  readonly isInstalled: boolean;
  /**
   * Lets the browser ask.
   * @returns false when it offers nothing
   */
  readonly ask: () => Promise<boolean>;
};
export const Installer = token<Installer>("shell.installer");

/** Lets the browser install the product, or shows how it is done where the browser offers nothing. */
export const addToDevice = async (installer: Pick<Installer, "ask">, showHow: () => void): Promise<void> => {
  if (!(await installer.ask())) showHow();
};
