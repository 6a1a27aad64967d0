import { Clapperboard } from "lucide-react";
import type { Remote } from "../../../core/kernel/remote.ts";
import { type OwnUploadPage, reviewLimits } from "../../../core/video-reviews/video-review.model.ts";
import { portalVideoReviewsText } from "../../i18n/en/portal-video-reviews.ts";
import { useText } from "../../i18n/use-text.ts";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { Pagination } from "../../kit/pagination.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { Tabs } from "../../kit/tabs.view.tsx";
import { OwnVideo } from "./own-video.view.tsx";
import styles from "./own-videos.module.css";

type Whose = "own" | "downline";

export type OwnVideosViewProps = {
  readonly uploads: Remote<OwnUploadPage>;
  readonly of: Whose;
  /** whether the learner also sees the videos of the downline */
  readonly mayReview: boolean;
  /** builds the address of a page of this portal */
  readonly href: (rest: string) => string;
  readonly onOf: (of: Whose) => void;
  readonly onPage: (page: number) => void;
  readonly onRetry: () => void;
};

type ListProps = Pick<OwnVideosViewProps, "of" | "href" | "onPage"> & { readonly uploads: OwnUploadPage };

const List = ({ uploads, of, href, onPage }: ListProps) => {
  const text = useText(portalVideoReviewsText);
  if (uploads.count === 0)
    return (
      <EmptyState icon={Clapperboard} title={text("emptyTitle")}>
        {text(of === "own" ? "emptyBody" : "emptyDownline")}
      </EmptyState>
    );
  return (
    <>
      <ul className={styles["stack"]} aria-label={text(of)}>
        {uploads.results.map((upload) => (
          <li key={`${upload.con_id} ${upload.answer_id}`}>
            <OwnVideo upload={upload} isOwn={of === "own"} href={href} />
          </li>
        ))}
      </ul>
      <Pagination page={uploads.page} pageSize={reviewLimits.rows} total={uploads.count} onPage={onPage} />
    </>
  );
};

/** The learner's own videos with their reviews, or those of the downline. */
export const OwnVideosView = ({ uploads, of, mayReview, href, onOf, onPage, onRetry }: OwnVideosViewProps) => {
  const text = useText(portalVideoReviewsText);
  const content = (
    <RemoteView remote={uploads} skeleton={<SkeletonLines lines={8} />} onRetry={onRetry}>
      {(known) => <List uploads={known} of={of} href={href} onPage={onPage} />}
    </RemoteView>
  );
  return (
    <>
      <PageHeader title={text("title")} note={text("note")} />
      {mayReview ? (
        <Tabs
          label={text("tabs")}
          selected={of}
          onSelect={(id) => onOf(id === "downline" ? "downline" : "own")}
          tabs={[
            { id: "own", label: text("own"), ...(of === "own" ? { content } : {}) },
            { id: "downline", label: text("downline"), ...(of === "downline" ? { content } : {}) },
          ]}
        />
      ) : (
        content
      )}
    </>
  );
};
