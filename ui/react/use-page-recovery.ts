import { useEffect, useState } from "react";
import { CodeUnavailable } from "../../core/kernel/code-unavailable.ts";
import { type PageRecovery, reloadPage } from "./page-code.ts";

/**
 * The recovery of a page that failed to load: missing code reloads the application, at most once a minute.
 * @returns null where no code is missing
 */
export const usePageRecovery = (thrown: unknown): PageRecovery | null => {
  const isMissing = thrown instanceof CodeUnavailable;
  const [recovery, setRecovery] = useState<PageRecovery | null>(isMissing ? "reloading" : null);
  useEffect(() => {
    if (isMissing) void reloadPage().then(setRecovery);
  }, [isMissing]);
  return recovery;
};
