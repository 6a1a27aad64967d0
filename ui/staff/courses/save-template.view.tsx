import { useState } from "react";
import { campaignLimits } from "../../../core/campaigns/campaign-record.model.ts";
import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import { campaignToolsText } from "../../i18n/en/campaign-tools.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import styles from "./courses.module.css";

type SaveTemplateProps = {
  /** of the course */
  readonly name: string;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
};

/** Names the template that a course becomes. */
export const SaveTemplateDialog = ({ name, isPending, failure, onSave, onClose }: SaveTemplateProps) => {
  const text = useText(campaignToolsText);
  const [typed, setTyped] = useState(name);
  const form = "save-template";
  return (
    <Dialog
      title={text("save.title")}
      isOpen
      isDirty={typed !== name}
      onClose={onClose}
      footer={
        <Button kind="primary" type="submit" form={form} isPending={isPending}>
          {text("save.action")}
        </Button>
      }
    >
      <form
        id={form}
        className={styles["form"]}
        onSubmit={(event) => {
          event.preventDefault();
          onSave(typed);
        }}
      >
        {failure === null || failure.tag === "invalid" ? null : <Banner tone="danger">{failureMessage(failure)}</Banner>}
        <TextField
          label={text("save.name")}
          help={text("save.help")}
          maxLength={campaignLimits.name}
          autoFocus
          value={typed}
          error={fieldError(failure, "name")}
          onChange={setTyped}
        />
      </form>
    </Dialog>
  );
};
