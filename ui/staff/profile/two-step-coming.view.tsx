import { profileText } from "../../i18n/en/profile.ts";
import { useText } from "../../i18n/use-text.ts";
import { Card } from "../../kit/card.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";

/** Placeholder of the two-step sign-in card. */
export const TwoStepComing = () => (
  <Card title={useText(profileText)("twoStep")}>
    <SkeletonLines />
  </Card>
);
