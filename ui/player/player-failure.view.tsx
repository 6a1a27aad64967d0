import { CircleDashed } from "lucide-react";
import type { Failure } from "../../core/kernel/failure.ts";
import { learningRefusals } from "../../core/learning/learning-refusals.ts";
import { lessonText } from "../i18n/en/lesson.ts";
import { useRefusalWords } from "../i18n/refusal-words.ts";
import { useText } from "../i18n/use-text.ts";
import { Button } from "../kit/button.view.tsx";
import { FailureState } from "../kit/failure-state.view.tsx";
import { Message } from "../kit/message.view.tsx";

type Props = { readonly failure: Failure; readonly onRetry: () => void; readonly onLeave: () => void };

/** Why a lesson cannot be played. */
export const PlayerFailure = ({ failure, onRetry, onLeave }: Props) => {
  const text = useText(lessonText);
  const words = useRefusalWords();
  const leave = <Button onPress={onLeave}>{text("leaveLesson")}</Button>;
  if ("code" in failure && failure.code === learningRefusals.not_published.code)
    return (
      <Message icon={CircleDashed} title={words(failure)} isAlert isPage actions={leave}>
        {text("publishFirst")}
      </Message>
    );
  return <FailureState failure={failure} onRetry={onRetry} isPage way={leave} />;
};
