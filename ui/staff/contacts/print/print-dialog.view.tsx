import { printListText } from "../../../i18n/en/print-list.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/button.view.tsx";
import { Dialog } from "../../../kit/dialog.view.tsx";
import { FailureState } from "../../../kit/failure-state.view.tsx";
import { ProgressBar } from "../../../kit/progress.view.tsx";
import type { PrintState } from "./use-print.ts";

type PrintDialogProps = { readonly state: PrintState; readonly onRetry: () => void; readonly onClose: () => void };

/** Progress of loading a list for print, or the error. */
export const PrintDialog = ({ state, onRetry, onClose }: PrintDialogProps) => {
  const text = useText(printListText);
  const of = state.tag === "reading" ? state.of : null;
  return (
    <Dialog title={text("window")} isOpen onClose={onClose} footer={<Button onPress={onClose}>{text("cancel")}</Button>}>
      {state.tag === "failed" ? (
        <FailureState failure={state.failure} onRetry={onRetry} />
      ) : (
        <ProgressBar
          label={text("reading")}
          percent={state.tag === "read" ? 100 : of === null || of === 0 ? null : (state.read / of) * 100}
          {...(state.tag === "reading" && of !== null ? { valueText: text("of", { read: state.read, count: of }) } : {})}
        />
      )}
    </Dialog>
  );
};
