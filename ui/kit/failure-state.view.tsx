import { CloudOff, FileQuestion, Gauge } from "lucide-react";
import { createContext, type ReactNode, use } from "react";
import { type Failure, sayingOf } from "../../core/kernel/failure.ts";
import { kitText } from "../i18n/en/kit.ts";
import { useRefusalWords } from "../i18n/refusal-words.ts";
import { useText } from "../i18n/use-text.ts";
import { Button } from "./button.view.tsx";
import { ErrorState } from "./error-state.view.tsx";
import { ForbiddenState } from "./forbidden-state.view.tsx";
import { Message } from "./message.view.tsx";

/** What can be done where something is missing or closed; passed in by the application. */
export const FailureWay = createContext<ReactNode>(undefined);

type FailureStateProps = {
  readonly failure: Failure;
  readonly onRetry?: () => void;
  /** a link elsewhere, when a whole page was not found */ readonly way?: ReactNode;
  /** whether it is the page's only content */ readonly isPage?: boolean;
};

/** The state for a failure, in place of the content. */
export const FailureState = ({ failure, onRetry, way, isPage = false }: FailureStateProps) => {
  const text = useText(kitText);
  const words = useRefusalWords();
  const further = use(FailureWay);
  switch (failure.tag) {
    case "forbidden":
      return <ForbiddenState message={words(failure)} needs={failure.needs} isPage={isPage} action={further} />;
    case "not-found":
      return (
        <Message
          icon={FileQuestion}
          title={text("states.notFoundTitle")}
          isAlert
          isPage={isPage || way !== undefined}
          actions={
            way === undefined ? (
              further
            ) : (
              <>
                {way}
                {further}
              </>
            )
          }
        >
          {words(failure)}
        </Message>
      );
    case "offline":
      return (
        <Message
          icon={CloudOff}
          tone="warning"
          title={text("states.unreachedTitle")}
          isAlert
          isPage={isPage}
          actions={onRetry === undefined ? undefined : <Button onPress={onRetry}>{text("retry")}</Button>}
        >
          {text("states.unreachedBody")}
        </Message>
      );
    case "limited":
      return (
        <Message icon={Gauge} tone="warning" title={text("states.limitedTitle")} isAlert isPage={isPage}>
          {words(failure)}
        </Message>
      );
    default:
      return (
        <ErrorState
          message={words(sayingOf(failure))}
          requestId={failure.tag === "server" ? failure.requestId : null}
          onRetry={onRetry}
          isPage={isPage}
        />
      );
  }
};
