import { useMemo } from "react";
import { VideoReviewStore } from "../../../core/video-reviews/video-reviews.port.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { ReviewedItemsView } from "./reviewed-items.view.tsx";

/** The items whose videos the user may review. */
export const ReviewedItemsScreen = () => {
  const store = useService(VideoReviewStore);
  const ask = useMemo(() => () => store.items(), [store]);
  const { answer, again } = useAnswer(ask, "");
  return <ReviewedItemsView items={answer} onRetry={again} />;
};
