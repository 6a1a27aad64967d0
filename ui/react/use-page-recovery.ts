import { useEffect, useState } from "react";
import { CodeUnavailable } from "../../core/kernel/code-unavailable.ts";
import { type PageRecovery, reloadPage } from "./page-code.ts";

/**
 * What becomes of a page that did not open: missing code loads everything anew, once.
 * @returns null where nothing is missing
 */
export const usePageRecovery = (thrown: unknown): PageRecovery | null => {
  const isMissing = thrown instanceof CodeUnavailable;
  const [fate, setFate] = useState<PageRecovery | null>(isMissing ? "reloading" : null);
  useEffect(() => {
    if (isMissing) void reloadPage().then(setFate);
  }, [isMissing]);
  return fate;
};
