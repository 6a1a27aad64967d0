import { ArrowLeft } from "lucide-react";
import { selectContactText } from "../../../i18n/en/select-contact.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/button.view.tsx";
import { Dialog } from "../../../kit/dialog.view.tsx";
import { loadable } from "../../../kit/loadable.view.tsx";
import { SkeletonLines } from "../../../kit/skeleton.view.tsx";

type CreateInPickerProps = {
  readonly words: string;
  /** receives the contact created, or an existing one that was selected */ readonly onMade: (id: number) => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
};

const form = loadable(
  async () => (await import("./form-in-picker.screen.tsx")).FormInPicker,
  () => <SkeletonLines lines={5} />,
);
/** Preloads the form for users who may create contacts. */
export const preloadForm = form.preload;

/** Creates a contact and selects it. */
export const CreateInPicker = ({ words, onMade, onBack, onClose }: CreateInPickerProps) => {
  const text = useText(selectContactText);
  return (
    <Dialog title={text("createTitle")} size="600" isOpen onClose={onClose}>
      <div>
        <Button kind="quiet" size="small" icon={ArrowLeft} onPress={onBack}>
          {text("back")}
        </Button>
      </div>
      <form.View words={words} onMade={onMade} />
    </Dialog>
  );
};
