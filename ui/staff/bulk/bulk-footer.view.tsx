import type { BulkWindowShown } from "../../../core/bulk/bulk-window.view-model.ts";
import { bulkText } from "../../i18n/en/bulk.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";

type BulkFooterProps = {
  readonly shown: Pick<BulkWindowShown, "step" | "hasForm" | "mayPlan" | "start">;
  readonly formId: string;
  readonly isPending: boolean;
  readonly onLeave: () => void;
  readonly onBack: () => void;
  readonly onStart: () => void;
};

/** The buttons of the bulk action dialog. */
export const BulkFooter = ({ shown: { step, hasForm, mayPlan, start }, formId, isPending, onLeave, onBack, onStart }: BulkFooterProps) => {
  const text = useText(bulkText);
  if (step === "form")
    return (
      <>
        <Button onPress={onLeave}>{text("window.cancel")}</Button>
        <Button type="submit" form={formId} kind="primary" isPending={isPending} isDisabled={!mayPlan}>
          {text("window.next")}
        </Button>
      </>
    );
  return (
    <>
      <Button onPress={hasForm ? onBack : onLeave}>{text(hasForm ? "window.back" : "window.cancel")}</Button>
      {start === null ? null : (
        <Button
          kind={start.isDangerous ? "danger" : "primary"}
          autoFocus
          isPending={isPending}
          isDisabled={!start.isEnabled}
          onPress={onStart}
        >
          {text(`confirm.${start.does}`, { count: start.changes })}
        </Button>
      )}
    </>
  );
};
