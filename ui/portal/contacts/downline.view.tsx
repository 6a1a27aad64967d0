import { UsersRound } from "lucide-react";
import type { DownlinePage } from "../../../core/downline/downline.model.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { portalDownlineText } from "../../i18n/en/portal-downline.ts";
import { useText } from "../../i18n/use-text.ts";
import { Card } from "../../kit/card.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { DownlineList } from "./downline-list.view.tsx";

export type DownlineViewProps = {
  readonly level: Remote<DownlinePage>;
  readonly href: (rest: string) => string;
  readonly onPage: (page: number) => void;
  readonly onRetry: () => void;
};

/** The contacts directly below the learner. */
export const DownlineView = ({ level, href, onPage, onRetry }: DownlineViewProps) => {
  const text = useText(portalDownlineText);
  return (
    <>
      <PageHeader title={text("title")} note={text("note")} />
      <RemoteView remote={level} skeleton={<SkeletonLines lines={8} />} onRetry={onRetry}>
        {(known) =>
          known.count === 0 ? (
            <EmptyState icon={UsersRound} title={text("emptyTitle")}>
              {text("emptyBody")}
            </EmptyState>
          ) : (
            <Card>
              <DownlineList label={text("own")} level={known} href={href} onPage={onPage} />
            </Card>
          )
        }
      </RemoteView>
    </>
  );
};
