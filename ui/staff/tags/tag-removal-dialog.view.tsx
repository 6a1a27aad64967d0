import type { Failure } from "../../../core/kernel/failure.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import type { TagUse } from "../../../core/tags/tag.model.ts";
import { tagsText } from "../../i18n/en/tags.ts";
import { useText } from "../../i18n/use-text.ts";
import { ConfirmDialog } from "../../kit/confirm-dialog.view.tsx";
import lists from "../settings/settings-list.module.css";
import { FailureLine } from "./failure-line.view.tsx";
import { TagUses } from "./tag-uses.view.tsx";

export type TagRemovalDialogProps = {
  readonly tag: string;
  readonly uses: Remote<TagUse>;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Confirms the deletion of a tag, with what it touches. */
export const TagRemovalDialog = ({ tag, uses, isPending, failure, onConfirm, onCancel }: TagRemovalDialogProps) => {
  const text = useText(tagsText);
  return (
    <ConfirmDialog
      title={text("remove", { name: tag })}
      action={text("removeAction")}
      isDangerous
      isPending={isPending}
      isOpen
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <div className={lists["stack"]}>
        <p className={lists["muted"]}>{text("removeBody")}</p>
        <FailureLine failure={failure} />
        <TagUses uses={uses} isFollowed={false} />
      </div>
    </ConfirmDialog>
  );
};
