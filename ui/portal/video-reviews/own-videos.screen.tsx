import { useMemo } from "react";
import { admits } from "../../../core/portal-roles/admits.rule.ts";
import { OwnVideoReviews } from "../../../core/video-reviews/video-reviews.port.ts";
import { useQuery, useSetQuery } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { usePortalHref } from "../frame/use-portal-href.ts";
import { usePortalUser } from "../portal-user.ts";
import { usePage } from "../use-page.ts";
import { OwnVideosView } from "./own-videos.view.tsx";

/** The learner's videos, and with the permission `review` those of the downline; whose and which page is in the address. */
export const OwnVideosScreen = () => {
  const store = useService(OwnVideoReviews);
  const { role } = usePortalUser();
  const href = usePortalHref();
  const setQuery = useSetQuery();
  const mayReview = admits(role, "review");
  const of = useQuery()["of"] === "downline" && mayReview ? "downline" : "own";
  const { page, onPage } = usePage();
  const ask = useMemo(
    () => (key: string) => {
      const [whose, number] = key.split(" ");
      return whose === "downline" ? store.downline(Number(number)) : store.own(Number(number));
    },
    [store],
  );
  const { answer, again } = useAnswer(ask, `${of} ${page}`);
  return (
    <OwnVideosView
      key={of}
      uploads={answer}
      of={of}
      mayReview={mayReview}
      href={href}
      onOf={(whose) => setQuery({ of: whose === "own" ? null : whose, page: null })}
      onPage={onPage}
      onRetry={again}
    />
  );
};
