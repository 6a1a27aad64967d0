import { firstForm, type ReviewForm } from "../../../core/video-reviews/review-form.view-model.ts";
import type { VideoUpload } from "../../../core/video-reviews/video-review.model.ts";
import { type UploadPlace, VideoReviewStore } from "../../../core/video-reviews/video-reviews.port.ts";
import { videoReviewsText } from "../../i18n/en/video-reviews.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useLeaveGuard } from "../../kit/unsaved-guard.view.tsx";
import { useService } from "../../react/services.tsx";
import { useSubmit } from "../../react/use-submit.ts";
import { useStaffUser } from "../staff-user.ts";
import { ReviewedVideo } from "./reviewed-video.view.tsx";

type ReviewOfVideoProps = {
  readonly place: UploadPlace;
  readonly upload: VideoUpload;
  /** what was typed and is not stored; null for nothing */
  readonly draft: ReviewForm | null;
  readonly onDraft: (draft: ReviewForm | null) => void;
  readonly onSaved: (upload: VideoUpload) => void;
  readonly onNext: (() => void) | null;
};

/** Reviews one video; what is typed is kept until it is saved, also while another video is shown. */
export const ReviewOfVideo = ({ place, upload, draft, onDraft, onSaved, onNext }: ReviewOfVideoProps) => {
  const text = useText(videoReviewsText);
  const store = useService(VideoReviewStore);
  const { show } = useToasts();
  const user = useStaffUser().id;
  const form = draft ?? firstForm(upload, user);
  const { isPending, failure, run } = useSubmit();
  useLeaveGuard(draft !== null);
  const save = (): void =>
    run(store.review(place, upload.answer_id, form), (saved) => {
      onDraft(null);
      show({ text: text("saved", { name: saved.name, count: saved.points }), tone: "success" });
      onSaved(saved);
    });
  return (
    <ReviewedVideo
      user={user}
      upload={upload}
      form={form}
      failure={failure}
      isPending={isPending}
      onChange={onDraft}
      onSave={save}
      onNext={onNext}
    />
  );
};
