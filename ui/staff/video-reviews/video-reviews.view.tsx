import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import type { Remote } from "../../../core/kernel/remote.ts";
import type { UploadPage, VideoUpload } from "../../../core/video-reviews/video-review.model.ts";
import { videoReviewsText } from "../../i18n/en/video-reviews.ts";
import { useText } from "../../i18n/use-text.ts";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { reviewsHref } from "./review-address.ts";
import { UploadList, type UploadListProps } from "./upload-list.view.tsx";
import styles from "./video-reviews.module.css";

export type VideoReviewsViewProps = Omit<UploadListProps, "uploads" | "chosen"> & {
  readonly uploads: Remote<UploadPage>;
  /** the upload that is reviewed; null for none */
  readonly chosen: VideoUpload | null;
  /** the page of the lesson; null for those who do not open lessons */
  readonly lessonHref: string | null;
  readonly onRetry: () => void;
  /** the review of the chosen upload */
  readonly children: ReactNode;
};

/** The videos of one item, of which one is reviewed. */
export const VideoReviewsView = ({ uploads, chosen, lessonHref, onRetry, children, ...list }: VideoReviewsViewProps) => {
  const text = useText(videoReviewsText);
  return (
    <RemoteView remote={uploads} skeleton={<SkeletonLines lines={10} />} onRetry={onRetry}>
      {(known) => (
        <>
          <PageHeader
            title={known.item === "" ? known.lesson : known.item}
            note={known.lesson}
            actions={
              <div className={styles["links"]}>
                <LinkButton href={reviewsHref} icon={ArrowLeft}>
                  {text("back")}
                </LinkButton>
                {lessonHref === null ? null : <LinkButton href={lessonHref}>{text("editLesson")}</LinkButton>}
              </div>
            }
          />
          <div className={styles["halves"]}>
            <UploadList {...list} uploads={known} chosen={chosen?.answer_id ?? null} />
            {chosen === null ? null : children}
          </div>
        </>
      )}
    </RemoteView>
  );
};
