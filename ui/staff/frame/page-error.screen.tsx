import { useRouter } from "@tanstack/react-router";
import { staffFrameText } from "../../i18n/en/staff-frame.ts";
import { useText } from "../../i18n/use-text.ts";
import { ErrorState } from "../../kit/error-state.view.tsx";
import { FailureState } from "../../kit/failure-state.view.tsx";
import { usePageRecovery } from "../../react/use-page-recovery.ts";
import { SessionUnknown } from "../guard.ts";

/** The error of a page that failed to open, with Retry. When code is missing, the application reloads once. */
export const PageErrorScreen = ({ error, reset }: { readonly error: unknown; readonly reset: () => void }) => {
  const text = useText(staffFrameText);
  const router = useRouter();
  const recovery = usePageRecovery(error);
  if (recovery === "reloading") return null;
  const retry = (): void => {
    reset();
    void router.invalidate();
  };
  if (recovery === "away") return <FailureState failure={{ tag: "offline" }} onRetry={retry} isPage />;
  if (error instanceof SessionUnknown) return <FailureState failure={error.failure} onRetry={retry} isPage />;
  return (
    <ErrorState
      title={text("broken.title")}
      message={text(recovery === null ? "broken.drawing" : `broken.${recovery}`)}
      onRetry={retry}
      isPage
    />
  );
};
