import { useRouter } from "@tanstack/react-router";
import { portalFrameText } from "../../i18n/en/portal-frame.ts";
import { useText } from "../../i18n/use-text.ts";
import { ErrorState } from "../../kit/error-state.view.tsx";
import { usePageRecovery } from "../../react/use-page-recovery.ts";

/** The page after a failed load, with a retry. Missing code reloads the application, at most once a minute. */
export const PageErrorScreen = ({ error, reset }: { readonly error: unknown; readonly reset: () => void }) => {
  const text = useText(portalFrameText);
  const router = useRouter();
  const recovery = usePageRecovery(error);
  if (recovery === "reloading") return null;
  const retry = (): void => {
    reset();
    void router.invalidate();
  };
  return (
    <ErrorState
      title={text("brokenTitle")}
      message={text(recovery === null ? "brokenDrawing" : recovery === "away" ? "brokenAway" : "brokenMissing")}
      onRetry={retry}
      isPage
    />
  );
};
