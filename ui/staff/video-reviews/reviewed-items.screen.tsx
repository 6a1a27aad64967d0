import { useEffect, useMemo } from "react";
import { latestValue, mapRemote, type Remote } from "../../../core/kernel/remote.ts";
import type { ReviewedItem } from "../../../core/video-reviews/video-review.model.ts";
import { VideoReviewStore } from "../../../core/video-reviews/video-reviews.port.ts";
import { waitingVideos } from "../../../core/video-reviews/waiting-videos.rule.ts";
import { videoReviewsText } from "../../i18n/en/video-reviews.ts";
import { useText } from "../../i18n/use-text.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { ReviewedItemsView } from "./reviewed-items.view.tsx";
import { WaitingVideos, type WaitingVideosRow } from "./waiting-videos.view.tsx";

const useReviewedItems = (): { readonly answer: Remote<readonly ReviewedItem[]>; readonly again: () => void } => {
  const store = useService(VideoReviewStore);
  const ask = useMemo(() => () => store.items(), [store]);
  return useAnswer(ask, "");
};

/** The items whose videos the user may review. */
export const ReviewedItemsScreen = () => {
  const { answer, again } = useReviewedItems();
  return <ReviewedItemsView items={answer} onRetry={again} />;
};

/** @property onRow told the words for a list instead of showing anything; keep it stable between renderings */
type WaitingProps = { readonly onRow?: (row: WaitingVideosRow) => void };

/** How many videos of these items wait for a review: shown on the home page, told to the palette. */
export const WaitingVideosScreen = ({ onRow }: WaitingProps) => {
  const text = useText(videoReviewsText);
  const { answer } = useReviewedItems();
  const waiting = latestValue(mapRemote(answer, waitingVideos)) ?? 0;
  useEffect(
    () => onRow?.({ title: text("palette"), ...(waiting === 0 ? {} : { note: text("waiting", { count: waiting }) }) }),
    [waiting, onRow, text],
  );
  return onRow === undefined ? <WaitingVideos waiting={waiting} /> : null;
};
