import { FileVideo } from "lucide-react";
import { useRef } from "react";
import type { LocalFile } from "../../../core/files/uploads.model.ts";
import { recordingLimits } from "../../../core/recordings/recording-limits.model.ts";
import { Button, type ButtonKind } from "../../kit/button.view.tsx";

type Props = { readonly label: string; readonly kind?: ButtonKind; readonly onChoose: (file: LocalFile) => void };

/** Chooses one video of the device. */
export const FileChoice = ({ label, kind = "secondary", onChoose }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={recordingLimits.types.join(",")}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) onChoose(file);
          currentTarget.value = "";
        }}
      />
      <Button kind={kind} icon={FileVideo} onPress={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
};
