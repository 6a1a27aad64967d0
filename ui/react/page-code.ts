const key = "cygnet.reloaded";
const cooldownMs = 60_000;

/** Milliseconds after which code that has not arrived is given up. */
export const codeTimeoutMs = 120_000;

type Host = { readonly storage: Pick<Storage, "getItem" | "setItem">; readonly now: () => number; readonly reload: () => void };

/** The code of a page could not be fetched. */
export class PageUnavailable extends Error {}

/** Fetches a page's code. @throws PageUnavailable when it cannot be had, or not within two minutes */
export const fetchPage = <A>(load: () => Promise<A>): Promise<A> =>
  new Promise((resolve, reject) => {
    const giveUp = setTimeout(() => reject(new PageUnavailable(`The code did not arrive within ${codeTimeoutMs / 1000} seconds.`)), codeTimeoutMs);
    load()
      .then(resolve, (error: unknown) => reject(new PageUnavailable(error instanceof Error ? error.message : String(error))))
      .finally(() => clearTimeout(giveUp));
  });

/** Loads the whole page again, as is needed after a new version was put in place, but never twice in a minute. @param host its clock in milliseconds @returns whether it reloads */
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
