import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { portalFrameText } from "../../i18n/en/portal-frame.ts";
import { useText } from "../../i18n/use-text.ts";
import { ErrorState } from "../../kit/error-state.view.tsx";
import { PageUnavailable, reloadOnce } from "../../react/page-code.ts";

/** What a page shows that did not open, and how to try again. Missing code loads everything anew, once. */
export const PageErrorScreen = ({ error, reset }: { readonly error: unknown; readonly reset: () => void }) => {
  const text = useText(portalFrameText);
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
  return <ErrorState title={text("brokenTitle")} message={text(isMissing ? "brokenCode" : "brokenDrawing")} onRetry={retry} />;
};
