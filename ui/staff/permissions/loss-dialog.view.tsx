import { loaded } from "../../../core/kernel/remote.ts";
import { permissionsText } from "../../i18n/en/permissions.ts";
import { useText } from "../../i18n/use-text.ts";
import { ConfirmDialog } from "../../kit/confirm-dialog.view.tsx";
import { AccessImpactView } from "../users/access-impact.view.tsx";
import type { LossQuestion } from "./use-loss-question.ts";

/** Asks whether a change that takes records away is meant. */
export const LossDialog = ({ question }: { readonly question: LossQuestion | null }) => {
  const text = useText(permissionsText);
  if (question === null) return null;
  return (
    <ConfirmDialog
      title={text("loss.title", { name: question.name })}
      action={text("loss.action")}
      isOpen
      onConfirm={() => question.answer(true)}
      onCancel={() => question.answer(false)}
    >
      <AccessImpactView impact={loaded(question.impact)} onRetry={() => undefined} />
    </ConfirmDialog>
  );
};
