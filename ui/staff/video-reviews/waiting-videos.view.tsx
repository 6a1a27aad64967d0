import { Video } from "lucide-react";
import { videoReviewsText } from "../../i18n/en/video-reviews.ts";
import { useText } from "../../i18n/use-text.ts";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { reviewsHref } from "./review-address.ts";

/** What a list of places says of them; a note only where some wait. */
export type WaitingVideosRow = { readonly title: string; readonly note?: string };

/** The way to the videos that wait for a review; nothing where none does. */
export const WaitingVideos = ({ waiting }: { readonly waiting: number }) => {
  const text = useText(videoReviewsText);
  return waiting === 0 ? null : (
    <LinkButton href={reviewsHref} icon={Video}>
      {text("toReview", { count: waiting })}
    </LinkButton>
  );
};
