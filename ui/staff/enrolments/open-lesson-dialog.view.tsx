import { useState } from "react";
import { enrolmentRefusals } from "../../../core/enrolments/enrolment-refusals.ts";
import { enrolmentLimits } from "../../../core/enrolments/enrolment.model.ts";
import { enrolmentsText } from "../../i18n/en/enrolments.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { TextArea } from "../../kit/text-area.view.tsx";

type OpenLessonProps = { readonly lesson: string; readonly onOpen: (reason: string) => void; readonly onClose: () => void };

/** Asks why a lesson is opened for one contact. */
export const OpenLessonDialog = ({ lesson, onOpen, onClose }: OpenLessonProps) => {
  const text = useText(enrolmentsText);
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const confirm = (): void => (reason.trim() === "" ? setMissing(true) : onOpen(reason));
  return (
    <Dialog
      title={text("dialog.openLesson", { lesson })}
      isOpen
      isDirty={reason.trim() !== ""}
      onClose={onClose}
      footer={
        <Button kind="primary" onPress={confirm}>
          {text("dialog.confirmOpen")}
        </Button>
      }
    >
      <TextArea
        label={text("dialog.reason")}
        help={text("dialog.reasonHelp")}
        error={isMissing && reason.trim() === "" ? enrolmentRefusals.reason_needed.message : undefined}
        maxLength={enrolmentLimits.reason}
        autoFocus
        value={reason}
        onChange={setReason}
      />
    </Dialog>
  );
};
