import { CircleCheck, Clapperboard, Clock } from "lucide-react";
import type { Remote } from "../../../core/kernel/remote.ts";
import type { ReviewedItem } from "../../../core/video-reviews/video-review.model.ts";
import { videoReviewsText } from "../../i18n/en/video-reviews.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { Pill } from "../../kit/pill.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { itemReviewsHref } from "./review-address.ts";
import styles from "./video-reviews.module.css";

export type ReviewedItemsViewProps = { readonly items: Remote<readonly ReviewedItem[]>; readonly onRetry: () => void };

const Row = ({ one }: { readonly one: ReviewedItem }) => {
  const text = useText(videoReviewsText);
  const { lesson_id, lesson, item, item_name, uploads, waiting, is_mine } = one;
  return (
    <li>
      <Anchor href={itemReviewsHref({ lesson: lesson_id, item })} className={styles["row"]}>
        <span className={styles["line"]}>
          <span className={styles["name"]}>{item_name === "" ? lesson : item_name}</span>
          {waiting > 0 ? (
            <Pill tone="warning" icon={Clock}>
              {text("waiting", { count: waiting })}
            </Pill>
          ) : (
            <Pill tone="success" icon={CircleCheck}>
              {text("allReviewed")}
            </Pill>
          )}
        </span>
        <span className={styles["muted"]}>
          {[lesson, text("uploads", { count: uploads }), ...(is_mine ? [text("mine")] : [])].join(" · ")}
        </span>
      </Anchor>
    </li>
  );
};

/** The items of lessons whose videos the user may review, those with waiting ones first. */
export const ReviewedItemsView = ({ items, onRetry }: ReviewedItemsViewProps) => {
  const text = useText(videoReviewsText);
  return (
    <>
      <PageHeader title={text("title")} note={text("note")} />
      <RemoteView remote={items} skeleton={<SkeletonLines lines={6} />} onRetry={onRetry}>
        {(known) =>
          known.length === 0 ? (
            <EmptyState icon={Clapperboard} title={text("emptyTitle")}>
              {text("emptyBody")}
            </EmptyState>
          ) : (
            <Card>
              <ul className={styles["list"]} aria-label={text("title")}>
                {known.map((one) => (
                  <Row key={`${one.lesson_id} ${one.item}`} one={one} />
                ))}
              </ul>
            </Card>
          )
        }
      </RemoteView>
    </>
  );
};
