import { idle, loaded } from "../../../core/kernel/remote.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { ShareBillingView, type ShareBillingViewProps } from "./share-billing.view.tsx";

const nothing = (): void => undefined;
const props: ShareBillingViewProps = {
  billing: loaded({
    org_name: "Quayside Rowing Club",
    org_plan: "starter",
    trial_end: 0,
    card: null,
    test_cards: [{ token: "tok_ok", brand: "Visa", last4: "4242", is_declined: false }],
    people: [],
  }),
  card: { isPending: false, failure: null, onSave: nothing },
  isSaved: false,
  onRetry: nothing,
};

export const gallery: GalleryEntry = {
  name: "share-billing",
  group: "staff/plans",
  isWhole: true,
  hasLandmarks: true,
  states: {
    open: () => <ShareBillingView {...props} />,
    saved: () => <ShareBillingView {...props} isSaved />,
    gone: () => (
      <ShareBillingView {...props} billing={{ tag: "failed", failure: { tag: "not-found", message: "This link no longer works." } }} />
    ),
    loading: () => <ShareBillingView {...props} billing={idle} />,
    broken: () => <ShareBillingView {...props} billing={{ tag: "failed", failure: { tag: "offline" } }} />,
  },
};
