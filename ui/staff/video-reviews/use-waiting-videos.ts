import { useMemo } from "react";
import { latestValue, mapRemote } from "../../../core/kernel/remote.ts";
import { VideoReviewStore } from "../../../core/video-reviews/video-reviews.port.ts";
import { waitingVideos } from "../../../core/video-reviews/waiting-videos.rule.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";

/** How many videos wait for a review that the user may give; null while that is not known. */
export const useWaitingVideos = (): number | null => {
  const store = useService(VideoReviewStore);
  const ask = useMemo(() => () => store.items(), [store]);
  const { answer } = useAnswer(ask, "");
  return latestValue(mapRemote(answer, waitingVideos)) ?? null;
};
