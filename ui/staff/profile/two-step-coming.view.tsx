import { profileText } from "../../i18n/en/profile.ts";
import { useText } from "../../i18n/use-text.ts";
import { Card } from "../../kit/card.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";

/** Holds the place of the card about two-step sign-in until it is there. */
export const TwoStepComing = () => (
  <Card title={useText(profileText)("twoStep")}>
    <SkeletonLines />
  </Card>
);
