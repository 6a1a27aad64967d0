import { CloudOff, FileQuestion, Gauge } from "lucide-react";
import { type Failure, failureMessage } from "../../core/kernel/failure.ts";
import { kitText } from "../i18n/en/kit.ts";
import { useText } from "../i18n/use-text.ts";
import { Button } from "./button.view.tsx";
import { ErrorState } from "./error-state.view.tsx";
import { ForbiddenState } from "./forbidden-state.view.tsx";
import { Message } from "./message.view.tsx";

type FailureStateProps = { readonly failure: Failure; readonly onRetry?: () => void };

/** The state a failure calls for, where content would be. */
export const FailureState = ({ failure, onRetry }: FailureStateProps) => {
  const text = useText(kitText);
  switch (failure.tag) {
    case "forbidden":
      return <ForbiddenState message={failure.message} needs={failure.needs} />;
    case "not-found":
      return (
        <Message icon={FileQuestion} title={text("states.notFoundTitle")} isAlert>
          {failure.message}
        </Message>
      );
    case "offline":
      return (
        <Message icon={CloudOff} tone="warning" title={text("states.offlineTitle")} isAlert actions={onRetry === undefined ? undefined : <Button onPress={onRetry}>{text("retry")}</Button>}>
          {text("states.offlineBody")}
        </Message>
      );
    case "limited":
      return (
        <Message icon={Gauge} tone="warning" title={text("states.limitedTitle")} isAlert>
          {failure.message}
        </Message>
      );
    default:
      return <ErrorState message={failureMessage(failure)} requestId={failure.tag === "server" ? failure.requestId : null} onRetry={onRetry} />;
  }
};
