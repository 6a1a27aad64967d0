import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { ReviewForm } from "../../../core/video-reviews/review-form.view-model.ts";
import { disputedUpload, oliviasReview, waitingUpload } from "../../../ui/lesson/gallery-uploads.ts";
import { ItemReviews } from "../../../ui/lesson/item-reviews.view.tsx";
import { gallery as own } from "../../../ui/portal/video-reviews/own-videos.gallery.tsx";
import { itemReviewsHref, reviewsHref, reviewsOfLessonHref } from "../../../ui/staff/video-reviews/review-address.ts";
import { ReviewedVideo } from "../../../ui/staff/video-reviews/reviewed-video.view.tsx";
import { gallery } from "../../../ui/staff/video-reviews/video-reviews.gallery.tsx";

const drawn = (upload = waitingUpload, form: ReviewForm = { comps: [5, 6], comments: [{ at: 42, text: "Louder" }] }) => {
  const acts = { onChange: vi.fn<(form: ReviewForm) => void>(), onSave: vi.fn<() => void>(), onNext: vi.fn<() => void>() };
  render(<ReviewedVideo user={1} upload={upload} form={form} failure={null} isPending={false} {...acts} />);
  return acts;
};

describe("Reviewing a video", () => {
  it("should give points for each part, and lead from a comment to its moment", () => {
    const { onChange, onSave } = drawn();
    const clear = screen.getByRole("spinbutton", { name: "Clear (up to 600)" });
    fireEvent.change(clear, { target: { value: "550" } });
    fireEvent.blur(clear);
    expect(onChange).toHaveBeenLastCalledWith({ comps: [550, 6], comments: [{ at: 42, text: "Louder" }] });
    const video = screen.getByLabelText("Video by Lena Lind");
    fireEvent.click(screen.getByRole("button", { name: "Go to 0:42 in the video" }));
    expect(Reflect.get(video, "currentTime")).toBe(42);
    fireEvent.click(screen.getByRole("button", { name: "Comment at this moment" }));
    expect(onChange.mock.lastCall?.[0].comments).toHaveLength(2);
    fireEvent.click(screen.getByRole("button", { name: "Remove the comment at 0:42" }));
    expect(onChange.mock.lastCall?.[0].comments).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "Save review" }));
    expect(onSave).toHaveBeenCalledTimes(1);
  });

  it("should not be saved before every part has points, and show others' reviews and that they differ", () => {
    drawn(disputedUpload, { comps: [Number.NaN, 6], comments: [] });
    expect(screen.getByRole("button", { name: "Save review" }).getAttribute("aria-disabled") ?? "disabled").not.toBe("false");
    expect(screen.getByText(/differ by more than a third/)).toBeTruthy();
    const others = screen.getByRole("region", { name: "Other reviews" });
    expect(within(others).getByText("Tom Reyes")).toBeTruthy();
    expect(within(others).queryByText("Olivia Park")).toBeNull();
  });

  it("should list the videos with their state, and say when none waits", () => {
    const list = render(gallery.states["a video that waits"]?.());
    const rows = within(screen.getByRole("list", { name: "Videos" })).getAllByRole("button");
    expect(rows.map((row) => [row.getAttribute("aria-current"), row.textContent])).toEqual([
      ["true", expect.stringMatching(/Lena Lind.*Waiting/)],
      ["false", expect.stringMatching(/Bertram.*Reviewers differ.*Olivia Park, Tom Reyes/)],
    ]);
    list.unmount();
    render(gallery.states["none waits"]?.());
    expect(screen.getByText("No video waits for a review.")).toBeTruthy();
  });

  it("should be found from the lesson: the only item with videos, or the list of all", () => {
    const item = { uuid: "u", type: "video_upload", name: "", values: {} } as const;
    expect(reviewsOfLessonHref(4, [item])).toBe(itemReviewsHref({ lesson: 4, item: "u" }));
    expect(reviewsOfLessonHref(4, [item, { ...item, uuid: "v" }])).toBe(reviewsHref);
  });
});

describe("A learner's reviews", () => {
  it("should stand at the item with points by part and comments by time, or say that there are none yet", () => {
    const values = { question: "", core_comps: waitingUpload.parts };
    const seen = render(<ItemReviews values={values} answer={{ uploaded: true, file: 3, reviews: [oliviasReview] }} />);
    expect(screen.getByText("600 of 600")).toBeTruthy();
    expect(screen.getByText("1,050 of 1,200")).toBeTruthy();
    expect(within(screen.getByRole("list", { name: "Comments by Olivia Park" })).getByText("0:42")).toBeTruthy();
    seen.unmount();
    const none = render(<ItemReviews values={values} answer={{ uploaded: true, file: 3 }} />);
    expect(screen.getByText(/no review yet/)).toBeTruthy();
    none.unmount();
    expect(render(<ItemReviews values={values} answer={null} />).container.textContent).toBe("");
  });

  it("should lead from a comment to its moment in the learner's own video and say so, or that the video is not shown", () => {
    const values = { question: "", core_comps: waitingUpload.parts };
    const onTime = vi.fn<(seconds: number) => boolean>(() => true);
    const seen = render(<ItemReviews values={values} answer={{ uploaded: true, file: 3, reviews: [oliviasReview] }} onTime={onTime} />);
    const moment = screen.getByRole("button", { name: "Go to 0:42 in the video" });
    fireEvent.click(moment);
    expect(onTime).toHaveBeenCalledExactlyOnceWith(42);
    expect(screen.getByRole("status").textContent).toBe("Your video is at 0:42.");
    onTime.mockReturnValue(false);
    fireEvent.click(moment);
    expect(screen.getByRole("status").textContent).toMatch(/not shown now/);
    seen.unmount();
  });

  it("should be on a page of their own, where a comment leads to its moment once the video is open", () => {
    render(own.states["own videos"]?.());
    const videos = screen.getByRole("list", { name: "My videos" });
    expect(within(videos).getByText("No review yet")).toBeTruthy();
    expect(within(videos).queryByRole("button", { name: /Go to/ })).toBeNull();
    const watch = within(videos).getAllByRole("button", { name: "Watch the video of Introduce yourself" })[1];
    if (watch !== undefined) fireEvent.click(watch);
    fireEvent.click(within(videos).getByRole("button", { name: "Go to 0:42 in the video" }));
    expect(Reflect.get(screen.getByLabelText("Video: Introduce yourself"), "currentTime")).toBe(42);
  });

  it("should have the videos of the others beside them, or say that there are none", () => {
    const others = render(own.states["of the others at the item"]?.());
    expect(screen.getByLabelText("Video by Ben B.").getAttribute("src")).toBe("/media/none/ben.mp4");
    others.unmount();
    render(own.states["nobody else yet"]?.());
    expect(screen.getByText("Nobody else has uploaded a video yet.")).toBeTruthy();
  });

  it("should offer those of the downline as a second list", () => {
    render(own.states["of the downline"]?.());
    expect(screen.getByRole("tab", { name: "Below me", selected: true })).toBeTruthy();
    expect(screen.getByText("The video was deleted.")).toBeTruthy();
    expect(screen.queryByRole("link", { name: /Open the lesson/ })).toBeNull();
  });
});
