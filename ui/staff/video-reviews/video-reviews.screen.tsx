import { useMemo, useState } from "react";
import { holdsFlag } from "../../../core/access/permission.rule.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { nextWaiting, type ReviewForm, stateIn } from "../../../core/video-reviews/review-form.view-model.ts";
import { reviewLimits, type VideoUpload } from "../../../core/video-reviews/video-review.model.ts";
import { VideoReviewStore } from "../../../core/video-reviews/video-reviews.port.ts";
import { useParams, useQuery, useSetQuery } from "../../react/address.ts";
import { useDocumentTitle } from "../../react/document-title.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useStaffUser } from "../staff-user.ts";
import { ReviewOfVideo } from "./review-of-video.screen.tsx";
import { triggerIn, useCourseFilter } from "./use-course-filter.tsx";
import { VideoReviewsView } from "./video-reviews.view.tsx";

/** The videos of one item; filter, page and the video that is shown are in the address. */
export const VideoReviewsScreen = () => {
  const { id = "", item = "" } = useParams();
  const store = useService(VideoReviewStore);
  const [query, setQuery] = [useQuery(), useSetQuery()];
  const { flags, role } = useStaffUser();
  const state = stateIn(query["state"]);
  const page = Math.max(1, Number.parseInt(query["page"] ?? "", 10) || 1);
  const [saved, setSaved] = useState<VideoUpload | null>(null);
  const [drafts, setDrafts] = useState<Readonly<Record<string, ReviewForm | null>>>({});
  const place = useMemo(() => ({ lesson: Number(id), item }), [id, item]);
  const ofCourse = useCourseFilter(place.lesson);
  const ask = useMemo(
    () => (key: string) => {
      const [asked = "", number = "1", of = ""] = key.split(" ");
      return store.uploads(place, {
        state: stateIn(asked),
        trigger: triggerIn(of),
        limit: reviewLimits.rows,
        offset: (Number(number) - 1) * reviewLimits.rows,
      });
    },
    [store, place],
  );
  const { answer, again } = useAnswer(ask, `${state} ${page} ${ofCourse.trigger ?? ""}`);
  const uploads = latestValue(answer);
  useDocumentTitle(uploads === undefined ? null : uploads.item || uploads.lesson);
  const results = uploads?.results ?? [];
  const asked = query["video"];
  const kept = saved !== null && saved.answer_id === asked ? saved : null;
  const chosen = kept ?? results.find(({ answer_id }) => answer_id === asked) ?? results[0] ?? null;
  const next = nextWaiting(results, chosen?.answer_id ?? null);
  return (
    <VideoReviewsView
      uploads={answer}
      state={state}
      page={page}
      chosen={chosen}
      lessonHref={holdsFlag(role, "lessons", flags) ? `/ui/lessons/edit/${id}` : null}
      courseFilter={ofCourse.filter}
      isOfCourse={ofCourse.trigger !== null}
      onEveryCourse={ofCourse.clear}
      onState={(chosenState) => setQuery({ state: chosenState === "all" ? null : chosenState, page: null, video: null })}
      onPage={(number) => setQuery({ page: number === 1 ? null : String(number), video: null })}
      onChoose={(video) => setQuery({ video })}
      onRetry={again}
    >
      {chosen === null ? null : (
        <ReviewOfVideo
          key={chosen.answer_id}
          place={place}
          upload={chosen}
          draft={drafts[chosen.answer_id] ?? null}
          onDraft={(draft) => setDrafts((before) => ({ ...before, [chosen.answer_id]: draft }))}
          onSaved={(upload) => {
            setSaved(upload);
            setQuery({ video: upload.answer_id });
            again();
          }}
          onNext={next === null ? null : () => setQuery({ video: next.answer_id })}
        />
      )}
    </VideoReviewsView>
  );
};
