import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { lessonText } from "../../i18n/en/lesson.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { ConfirmDialog } from "../../kit/confirm-dialog.view.tsx";

type ReplayProps = { readonly isReplaying: boolean; readonly onReplay: () => void };

/** Takes a completed lesson again, after a question; points stay. */
export const Replay = ({ isReplaying, onReplay }: ReplayProps) => {
  const text = useText(lessonText);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button kind="quiet" icon={RotateCcw} isPending={isReplaying} onPress={() => setAsking(true)}>
        {text("results.replay")}
      </Button>
      <ConfirmDialog
        title={text("results.replayTitle")}
        action={text("results.replay")}
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onReplay();
        }}
      >
        {text("results.replayBody")}
      </ConfirmDialog>
    </>
  );
};
