import { useMemo } from "react";
import { GroupStore } from "../../../core/groups/groups.port.ts";
import { mapRemote } from "../../../core/kernel/remote.ts";
import { enrolmentsText } from "../../i18n/en/enrolments.ts";
import { useText } from "../../i18n/use-text.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { ChoiceDialog } from "./choice-dialog.view.tsx";

/** The groups whose contacts can be enrolled. */
export const GroupChoice = ({ onChoose, onClose }: { readonly onChoose: (group: number) => void; readonly onClose: () => void }) => {
  const text = useText(enrolmentsText);
  const groups = useService(GroupStore);
  const ask = useMemo(() => () => groups.list(), [groups]);
  const { answer, again } = useAnswer(ask, "");
  return (
    <ChoiceDialog
      title={text("learners.group")}
      label={text("learners.groupLabel")}
      help={text("learners.groupHelp")}
      action={text("learners.groupAction")}
      none={text("learners.groupNone")}
      options={mapRemote(answer, ({ groups: known }) => known.map(({ id, name }) => ({ id: String(id), label: name })))}
      onRetry={again}
      onChoose={onChoose}
      onClose={onClose}
    />
  );
};
