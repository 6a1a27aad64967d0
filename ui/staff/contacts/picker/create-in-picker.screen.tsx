import { ArrowLeft } from "lucide-react";
import { selectContactText } from "../../../i18n/en/select-contact.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/button.view.tsx";
import { Dialog } from "../../../kit/dialog.view.tsx";
import { loadable } from "../../../kit/loadable.view.tsx";
import { SkeletonLines } from "../../../kit/skeleton.view.tsx";

type CreateInPickerProps = {
  readonly words: string;
  /** told who was made, or selected because they are there already */ readonly onMade: (id: number) => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
};

const form = loadable(
  async () => (await import("./form-in-picker.screen.tsx")).FormInPicker,
  () => <SkeletonLines lines={5} />,
);
/** Fetches the form ahead, where somebody may make contacts. */
export const preloadForm = form.preload;

/** Making somebody who is selected at once. */
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
