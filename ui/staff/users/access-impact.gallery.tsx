import { idle, loaded } from "../../../core/kernel/remote.ts";
import type { AccessImpact } from "../../../core/permissions/access-impact.model.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { AccessImpactView } from "./access-impact.view.tsx";

const nothing = (): void => undefined;
const impact: AccessImpact = [
  { kind: "contacts", before: 1_240, after: 86, gains: 0, loses: 1_154 },
  { kind: "groups", before: 4, after: 4, gains: 0, loses: 0 },
  { kind: "lessons", before: 12, after: 15, gains: 3, loses: 0 },
];

/** What a change of access gives and takes, in every state. */
export const gallery: GalleryEntry = {
  name: "access-impact",
  group: "staff/users",
  states: {
    moved: () => <AccessImpactView impact={loaded(impact)} onRetry={nothing} />,
    nothing: () => <AccessImpactView impact={loaded([])} onRetry={nothing} />,
    loading: () => <AccessImpactView impact={idle} onRetry={nothing} />,
    broken: () => <AccessImpactView impact={{ tag: "failed", failure: { tag: "offline" } }} onRetry={nothing} />,
  },
};
