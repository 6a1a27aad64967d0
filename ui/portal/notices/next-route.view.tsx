import { Link2Off } from "lucide-react";
import type { Failure } from "../../../core/kernel/failure.ts";
import { portalFrameText } from "../../i18n/en/portal-frame.ts";
import { portalNoticesText } from "../../i18n/en/portal-notices.ts";
import { useText } from "../../i18n/use-text.ts";
import { FailureState } from "../../kit/failure-state.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { Message } from "../../kit/message.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";

export type NextRouteViewProps = {
  /** null while the link is followed */
  readonly failure: Failure | null;
  /** builds the address of a page of this portal */
  readonly href: (rest: string) => string;
  readonly onRetry: () => void;
};

/** While a short link is followed, and where it leads nowhere. */
export const NextRouteView = ({ failure, href, onRetry }: NextRouteViewProps) => {
  const text = useText(portalNoticesText);
  const frame = useText(portalFrameText);
  if (failure === null)
    return (
      <>
        <p role="status">{text("opening")}</p>
        <SkeletonLines lines={6} />
      </>
    );
  if (failure.tag !== "not-found" && failure.tag !== "invalid") return <FailureState failure={failure} onRetry={onRetry} isPage />;
  return (
    <Message
      icon={Link2Off}
      title={text("goneTitle")}
      isPage
      actions={
        <>
          <LinkButton href={href("/home")}>{frame("home")}</LinkButton>
          <LinkButton kind="primary" href={href("/p/notifications")}>
            {text("notifications")}
          </LinkButton>
        </>
      }
    >
      {text("goneBody")}
    </Message>
  );
};
