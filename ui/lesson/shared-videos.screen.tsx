import { UsersRound } from "lucide-react";
import { useMemo, useState } from "react";
import { OwnVideoReviews, type SharedPlace } from "../../core/video-reviews/video-reviews.port.ts";
import { itemReviewsText } from "../i18n/en/item-reviews.ts";
import { useText } from "../i18n/use-text.ts";
import { Button } from "../kit/button.view.tsx";
import { useService } from "../react/services.tsx";
import { useAnswer } from "../react/use-answer.ts";
import { SharedVideos } from "./shared-videos.view.tsx";

const Loaded = ({ at: { course, trigger, item } }: { readonly at: SharedPlace }) => {
  const store = useService(OwnVideoReviews);
  const [page, setPage] = useState(1);
  const ask = useMemo(() => (asked: string) => store.shared({ course, trigger, item }, Number(asked)), [store, course, trigger, item]);
  const { answer, again } = useAnswer(ask, String(page));
  return <SharedVideos videos={answer} onPage={setPage} onRetry={again} />;
};

/** The videos of the other learners of an item, asked for once they are wanted. */
export const SharedVideosScreen = ({ at }: { readonly at: SharedPlace }) => {
  const text = useText(itemReviewsText);
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Loaded at={at} />;
  return (
    <div>
      <Button icon={UsersRound} onPress={() => setOpen(true)}>
        {text("showOthers")}
      </Button>
    </div>
  );
};
