import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { staffFrameText } from "../../i18n/en/staff-frame.ts";
import { useText } from "../../i18n/use-text.ts";
import { ErrorState } from "../../kit/error-state.view.tsx";
import { FailureState } from "../../kit/failure-state.view.tsx";
import { PageUnavailable, reloadOnce } from "../../react/page-code.ts";
import { SessionUnknown } from "../guard.ts";

/** What a page shows that did not open, and how to try again. Missing code loads everything anew, once. */
export const PageErrorScreen = ({ error, reset }: { readonly error: unknown; readonly reset: () => void }) => {
  const text = useText(staffFrameText);
  const router = useRouter();
  const isMissing = error instanceof PageUnavailable;
  const [isReloading, setReloading] = useState(isMissing);
  useEffect(() => {
    if (isMissing) setReloading(reloadOnce({ storage: window.sessionStorage, now: Date.now, reload: () => window.location.reload() }));
  }, [isMissing]);
  if (isReloading) return null;
  const retry = (): void => {
    reset();
    void router.invalidate();
  };
  if (error instanceof SessionUnknown) return <FailureState failure={error.failure} onRetry={retry} />;
  return <ErrorState title={text("broken.title")} message={text(isMissing ? "broken.code" : "broken.drawing")} onRetry={retry} />;
};
