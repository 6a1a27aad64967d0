import { useWaitingVideos } from "./use-waiting-videos.ts";
import { WaitingVideos } from "./waiting-videos.view.tsx";

/** The videos that wait for the user's review, on the home page. */
export const WaitingVideosScreen = () => <WaitingVideos waiting={useWaitingVideos()} />;
