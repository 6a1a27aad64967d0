import { type ReactNode, useEffect, useState } from "react";
import { unsavedGuardText } from "../i18n/en/unsaved-guard.ts";
import { useText } from "../i18n/use-text.ts";
import { ConfirmDialog } from "./confirm-dialog.view.tsx";

/** Lets the browser ask for confirmation before a page with unsaved changes is left. */
export const useLeaveGuard = (isDirty: boolean): void => {
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);
};

/** Asks for confirmation before closing discards unsaved input; `question` must be rendered. */
export const useUnsavedGuard = (
  isDirty: boolean,
  onClose: () => void,
): { readonly requestClose: () => void; readonly question: ReactNode } => {
  const text = useText(unsavedGuardText);
  const [isAsking, setAsking] = useState(false);
  useLeaveGuard(isDirty);
  return {
    requestClose: () => (isDirty ? setAsking(true) : onClose()),
    question: isAsking ? (
      <ConfirmDialog
        title={text("title")}
        action={text("discard")}
        cancel={text("keep")}
        isDangerous
        isOpen
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
      >
        {text("body")}
      </ConfirmDialog>
    ) : null,
  };
};
