import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { videoErrorKind } from "../../core/video/video-error.rule.ts";
import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { videoPlayerText } from "../i18n/en/video-player.ts";
import { useText } from "../i18n/use-text.ts";
import { Button } from "../kit/button.view.tsx";
import { Message } from "../kit/message.view.tsx";

/**
 * The end of a required video that cannot be played.
 * @property onSkip null where it does not block the learner
 */
export const SkipVideo = ({ onSkip }: { readonly onSkip: (() => void) | null }) => {
  const text = useText(videoPlayerText);
  const [isSkipped, setSkipped] = useState(false);
  if (isSkipped) return <p role="status">{text("skipped")}</p>;
  if (onSkip === null) return null;
  return (
    <Button
      onPress={() => {
        setSkipped(true);
        onSkip();
      }}
    >
      {text("skip")}
    </Button>
  );
};

type Props = { readonly code: number; readonly onRetry: () => void; readonly onSkip: (() => void) | null };

/** Why a video cannot be played, and what can be done: try again, and for a required one go on without it. */
export const VideoTrouble = ({ code, onRetry, onSkip }: Props) => {
  const [text, words] = [useText(lessonViewsText), useText(videoPlayerText)];
  return (
    <Message
      icon={TriangleAlert}
      tone="danger"
      title={text("video.failedTitle")}
      isAlert
      actions={
        <>
          <Button onPress={onRetry}>{text("video.retry")}</Button>
          <SkipVideo onSkip={onSkip} />
        </>
      }
    >
      {words(`error.${videoErrorKind(code)}`)}
    </Message>
  );
};
