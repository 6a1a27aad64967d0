import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { PlanNotice } from "./plan-notice.view.tsx";

const nothing = (): void => undefined;

export const gallery: GalleryEntry = {
  name: "plan-notice",
  group: "staff/plans",
  isWhole: true,
  states: {
    owner: () => (
      <PlanNotice
        title="Upgrade Plan"
        message="Your plan allows 10 users, and 10 are in use."
        action={{ label: "See plans", onPress: nothing }}
        onClose={nothing}
      />
    ),
    others: () => (
      <PlanNotice
        title="Upgrade Plan"
        message="Your plan allows 10 users, and 10 are in use."
        note="Please have your organization's admin upgrade this account."
        onClose={nothing}
      />
    ),
    support: () => (
      <PlanNotice
        title="Reached Limit"
        message="Your plan allows 10000 texts a month, and 10000 are in use."
        action={{ label: "Contact Support", onPress: nothing }}
        onClose={nothing}
      />
    ),
  },
};
