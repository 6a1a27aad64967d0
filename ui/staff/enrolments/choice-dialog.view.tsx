import { useState } from "react";
import type { Remote } from "../../../core/kernel/remote.ts";
import { enrolmentsText } from "../../i18n/en/enrolments.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { ComboBox } from "../../kit/combo-box.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";

type ChoiceProps = {
  readonly title: string;
  readonly label: string;
  readonly help?: string;
  readonly action: string;
  /** said where there is nothing to choose */
  readonly none: string;
  readonly options: Remote<readonly { readonly id: string; readonly label: string }[]>;
  /** what is chosen until the user chooses */
  readonly start?: string | null;
  readonly onRetry: () => void;
  readonly onChoose: (id: number) => void;
  readonly onClose: () => void;
};

/** A dialog in which one record is chosen by typing: a course, or a group. */
export const ChoiceDialog = ({ title, label, help, action, none, options, start = null, onRetry, onChoose, onClose }: ChoiceProps) => {
  const text = useText(enrolmentsText);
  const [picked, setPicked] = useState<{ readonly id: string | null } | null>(null);
  const chosen = picked === null ? start : picked.id;
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      footer={
        <Button kind="primary" isDisabled={chosen === null} onPress={() => (chosen === null ? undefined : onChoose(Number(chosen)))}>
          {action}
        </Button>
      }
    >
      <RemoteView remote={options} skeleton={<SkeletonLines lines={2} />} onRetry={onRetry}>
        {(known) =>
          known.length === 0 ? (
            <p>{none}</p>
          ) : (
            <ComboBox
              label={label}
              help={help}
              placeholder={text("choice.placeholder")}
              options={known}
              selected={chosen}
              onSelect={(id) => setPicked({ id })}
            />
          )
        }
      </RemoteView>
    </Dialog>
  );
};
