import { Video } from "lucide-react";
import { waitingVideosText } from "../../i18n/en/waiting-videos.ts";
import { useText } from "../../i18n/use-text.ts";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { reviewsHref } from "./review-address.ts";

/** The way to the videos that wait for a review; nothing where none does. */
export const WaitingVideos = ({ waiting }: { readonly waiting: number | null }) => {
  const text = useText(waitingVideosText);
  return waiting === null || waiting === 0 ? null : (
    <LinkButton href={reviewsHref} icon={Video}>
      {text("review", { count: waiting })}
    </LinkButton>
  );
};
