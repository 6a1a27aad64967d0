import { FileQuestion } from "lucide-react";
import { latestValue, type Remote } from "../../../core/kernel/remote.ts";
import type { PublishedPage } from "../../../core/portal-pages/published-page.model.ts";
import { portalFrameText } from "../../i18n/en/portal-frame.ts";
import { useText } from "../../i18n/use-text.ts";
import { FailureState } from "../../kit/failure-state.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { Message } from "../../kit/message.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { PageContent } from "./page-content.view.tsx";

export type PageViewProps = {
  readonly page: Remote<PublishedPage>;
  /** builds the address of a page of this portal */
  readonly href: (rest: string) => string;
  readonly onRetry: () => void;
};

/** Whether no published page has the address, or none can have it; also if one had it before. */
export const isMissing = (page: Remote<PublishedPage>): boolean =>
  page.tag === "failed" && (page.failure.tag === "not-found" || page.failure.tag === "invalid");

/** A page that the organisation wrote. */
export const PageView = ({ page, href, onRetry }: PageViewProps) => {
  const text = useText(portalFrameText);
  if (isMissing(page))
    return (
      <Message
        icon={FileQuestion}
        title={text("notFoundTitle")}
        isPage
        actions={<LinkButton href={href("/home")}>{text("home")}</LinkButton>}
      />
    );
  if (page.tag === "failed" && latestValue(page) === undefined) return <FailureState failure={page.failure} onRetry={onRetry} isPage />;
  return (
    <RemoteView remote={page} skeleton={<SkeletonLines lines={8} />} onRetry={onRetry}>
      {({ title, html }) => <PageContent title={title} html={html} />}
    </RemoteView>
  );
};
