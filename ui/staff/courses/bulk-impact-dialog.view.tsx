import type { CampaignAction } from "../../../core/campaigns/campaign-tools.model.ts";
import { campaignToolsText } from "../../i18n/en/campaign-tools.ts";
import { editImpactText } from "../../i18n/en/edit-impact.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { ConfirmDialog } from "../../kit/confirm-dialog.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { Pill } from "../../kit/pill.view.tsx";
import styles from "./impact-dialog.module.css";

/** A course with how many learners an action on it affects, and how many of them have completed it no longer. */
export type AffectedCourse = { readonly id: number; readonly name: string; readonly affected: number; readonly uncompleted: number };

export type BulkImpactDialogProps = {
  readonly action: CampaignAction;
  /** of the selected courses */
  readonly count: number;
  readonly courses: readonly AffectedCourse[];
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** Says of each course how many learners an action affects, and asks whether to go on; of a deletion that affects nobody, it only asks. */
export const BulkImpactDialog = ({ action, count, courses, onConfirm, onClose }: BulkImpactDialogProps) => {
  const text = useText(editImpactText);
  const tools = useText(campaignToolsText);
  const isDeletion = action === "delete";
  const verb = action === "restore" ? text("save") : tools(`bulk.${action}`);
  if (courses.length === 0)
    return (
      <ConfirmDialog title={tools("deleteTitle", { count })} action={verb} isOpen onConfirm={onConfirm} onCancel={onClose}>
        {tools("deleteBody")}
      </ConfirmDialog>
    );
  return (
    <Dialog
      title={isDeletion ? tools("deleteTitle", { count }) : text("courses", { count: courses.length })}
      size="600"
      role="alertdialog"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button autoFocus={isDeletion} onPress={onClose}>
            {text("cancel")}
          </Button>
          <Button kind={isDeletion ? "danger" : "primary"} autoFocus={!isDeletion} onPress={onConfirm}>
            {verb}
          </Button>
        </>
      }
    >
      <div className={styles["stack"]}>
        <ul className={styles["list"]} aria-label={text("courses", { count: courses.length })}>
          {courses.map(({ id, name, affected, uncompleted }) => (
            <li key={id} className={styles["row"]}>
              <span className={styles["name"]}>{name}</span>
              <span className={styles["kinds"]}>
                <Pill tone="warning">{text(isDeletion ? "reach" : "affected", { count: affected })}</Pill>
                {uncompleted > 0 ? <Pill>{text("done", { count: uncompleted })}</Pill> : null}
              </span>
            </li>
          ))}
        </ul>
        <p className={styles["muted"]}>{isDeletion ? tools("deleteBody") : text("undo")}</p>
      </div>
    </Dialog>
  );
};
