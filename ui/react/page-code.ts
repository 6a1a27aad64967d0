import { asCode, CodeUnavailable } from "../../core/kernel/code-unavailable.ts";
import { lostStyles } from "../kit/lost-styles.ts";
import { serverAnswers } from "../kit/server-answers.ts";

const key = "cygnet.reloaded";
const cooldownMs = 60_000;

/** Milliseconds after which code that has not arrived is given up. */
export const codeTimeoutMs = 120_000;

type Host = { readonly storage: Pick<Storage, "getItem" | "setItem">; readonly now: () => number; readonly reload: () => void };

/**
 * Fetches a page's code.
 * @throws CodeUnavailable when it cannot be had, or not within two minutes
 */
export const fetchPage = <A>(load: () => Promise<A>): Promise<A> =>
  new Promise((resolve, reject) => {
    const giveUp = setTimeout(
      () => reject(new CodeUnavailable(`The code did not arrive within ${codeTimeoutMs / 1000} seconds.`)),
      codeTimeoutMs,
    );
    asCode(lostStyles().then(load))
      .then(resolve, reject)
      .finally(() => clearTimeout(giveUp));
  });

/**
 * Loads the whole page again, as is needed after a new version was put in place, but never twice in a minute.
 * @param host its clock in milliseconds
 * @returns whether it reloads
 */
export const reloadOnce = ({ storage, now, reload }: Host): boolean => {
  try {
    if (now() - Number(storage.getItem(key) ?? "0") < cooldownMs) return false;
    storage.setItem(key, String(now()));
  } catch {
    return false;
  }
  reload();
  return true;
};

/** What is known of a page whose code is missing: it is loaded anew, the server does not answer, or it answers and a new start was tried already. */
export type PageRecovery = "reloading" | "away" | "missing";

/**
 * Loads anew only while the server answers: without it the browser's own error page would take the place of this one.
 * @param answers whether it does
 */
export const reloadIfAnswered = async (host: Host, answers: () => Promise<boolean>): Promise<PageRecovery> =>
  (await answers()) ? (reloadOnce(host) ? "reloading" : "missing") : "away";

/** Touched only when it is used, since a browser may refuse even that to a page in another site's frame. */
const tab: Host["storage"] = {
  getItem: (name) => window.sessionStorage.getItem(name),
  setItem: (name, value) => window.sessionStorage.setItem(name, value),
};

/** Reloads the page that is open. */
export const reloadPage = (): Promise<PageRecovery> =>
  reloadIfAnswered({ storage: tab, now: Date.now, reload: () => window.location.reload() }, serverAnswers);
