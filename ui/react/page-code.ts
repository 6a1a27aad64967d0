import { asCode, CodeUnavailable } from "../../core/kernel/code-unavailable.ts";
import { lostStyles } from "../kit/lost-styles.ts";
import { serverAnswers } from "../kit/server-answers.ts";

const key = "cygnet.reloaded";
const cooldownMs = 60_000;

/** Milliseconds until loading code times out. */
export const codeTimeoutMs = 120_000;

type Host = { readonly storage: Pick<Storage, "getItem" | "setItem">; readonly now: () => number; readonly reload: () => void };

/**
 * Loads a page's code.
 * @throws CodeUnavailable when loading fails, or takes longer than two minutes
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
 * Reloads the whole page, as is needed after a deployment, at most once a minute.
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

/** The state of a page whose code is missing: it reloads, the server does not respond, or it responds and a reload was tried already. */
export type PageRecovery = "reloading" | "away" | "missing";

/**
 * Reloads only if the server responds: else the browser's error page would replace this page.
 * @param answers whether it responds
 */
export const reloadIfAnswered = async (host: Host, answers: () => Promise<boolean>): Promise<PageRecovery> =>
  (await answers()) ? (reloadOnce(host) ? "reloading" : "missing") : "away";

/** Accessed lazily, since a browser may throw on access in another site's frame. */
const tab: Host["storage"] = {
  getItem: (name) => window.sessionStorage.getItem(name),
  setItem: (name, value) => window.sessionStorage.setItem(name, value),
};

/** Reloads the current page. */
export const reloadPage = (): Promise<PageRecovery> =>
  reloadIfAnswered({ storage: tab, now: Date.now, reload: () => window.location.reload() }, serverAnswers);
