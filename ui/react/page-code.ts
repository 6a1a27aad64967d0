const key = "cygnet.reloaded";
const cooldownMs = 10_000;

type Host = { readonly storage: Pick<Storage, "getItem" | "setItem">; readonly now: () => number; readonly reload: () => void };

/** The code of a page could not be fetched. */
export class PageUnavailable extends Error {}

/** Fetches a page's code. @throws PageUnavailable when it cannot be had */
export const fetchPage = async <A>(load: () => Promise<A>): Promise<A> => {
  try {
    return await load();
  } catch (error) {
    throw new PageUnavailable(error instanceof Error ? error.message : String(error));
  }
};

/** Loads the whole page again, as is needed after a new version was put in place, but never twice in ten seconds. @param host its clock in milliseconds @returns whether it reloads */
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
