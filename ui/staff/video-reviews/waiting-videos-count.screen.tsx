import { useEffect } from "react";
import { useWaitingVideos } from "./use-waiting-videos.ts";

type Props = { /** keep it stable between renderings */ readonly onCount: (waiting: number | null) => void };

/** Tells how many videos wait for the user's review, without showing anything: for lists that shall not wait for it. */
export const WaitingVideosCount = ({ onCount }: Props) => {
  const waiting = useWaitingVideos();
  useEffect(() => onCount(waiting), [waiting, onCount]);
  return null;
};
