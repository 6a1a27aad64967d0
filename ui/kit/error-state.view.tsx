import { RotateCw, TriangleAlert } from "lucide-react";
import { kitText } from "../i18n/en/kit.ts";
import { useText } from "../i18n/use-text.ts";
import { Button } from "./button.view.tsx";
import { Message } from "./message.view.tsx";

type ErrorStateProps = {
  readonly title?: string;
  /** What happened, in one sentence. */
  readonly message: string;
  readonly requestId?: string | null;
  readonly onRetry?: (() => void) | undefined;
  /** whether it is the page's only content */
  readonly isPage?: boolean;
};

/** A loading error: what happened, what to do, and the request id to quote. */
export const ErrorState = ({ title, message, requestId = null, onRetry, isPage = false }: ErrorStateProps) => {
  const text = useText(kitText);
  const retry =
    onRetry === undefined ? undefined : (
      <Button icon={RotateCw} onPress={onRetry}>
        {text("retry")}
      </Button>
    );
  return (
    <Message icon={TriangleAlert} tone="danger" title={title ?? text("states.errorTitle")} actions={retry} isAlert isPage={isPage}>
      <p>{message}</p>
      {requestId === null ? null : <p>{text("states.requestId", { id: requestId })}</p>}
    </Message>
  );
};
