import { idle, loaded, type Remote } from "../../../core/kernel/remote.ts";
import type { Keeping, KeptEntry } from "../../../core/offline/keeping.model.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { NetworkLine } from "../shell/portal-notice.view.tsx";
import { KeepCourseView } from "./keep-course.view.tsx";
import { KeptView } from "./kept.view.tsx";
import { RefusedView } from "./refused.view.tsx";

const nothing = (): void => undefined;
const href = (rest: string): string => `/portal/harbor${rest}`;
const at = 1_782_907_200;

const keep = (keeping: Keeping) => (
  <KeepCourseView keeping={keeping} onPlan={nothing} onKeep={nothing} onCancel={nothing} onRemove={nothing} />
);
const page = (kept: Remote<readonly KeptEntry[]>) => <KeptView kept={kept} href={href} onRemove={nothing} />;

const entries: readonly KeptEntry[] = [
  {
    id: 1,
    name: "Harbor safety basics",
    lessons: [
      { id: 2, name: "Four rules of the quay" },
      { id: 3, name: "When something goes wrong" },
    ],
    whole: { bytes: 84_000_000, at },
  },
  {
    id: 2,
    name: "A course with a long name that has to break somewhere because a phone is narrow",
    lessons: [{ id: 5, name: "A lesson with a long name that has to break somewhere because a phone is narrow" }],
    whole: null,
  },
];

/** Keeping courses on the device, what is kept, and what is said without network. */
export const gallery: GalleryEntry = {
  name: "offline",
  group: "portal/offline",
  states: {
    "not kept": () => keep({ tag: "none", problem: null }),
    "no space": () => keep({ tag: "none", problem: "full" }),
    "server away": () => keep({ tag: "none", problem: "away" }),
    "nothing to keep": () => keep({ tag: "none", problem: "nothing" }),
    looking: () => keep({ tag: "looking" }),
    size: () => keep({ tag: "planned", lessons: 12, files: 3, bytes: 84_000_000 }),
    "size without files": () => keep({ tag: "planned", lessons: 1, files: 0, bytes: 9_000 }),
    keeping: () => keep({ tag: "keeping", done: 32_000_000, bytes: 84_000_000 }),
    kept: () => keep({ tag: "kept", lessons: 12, bytes: 84_000_000, at }),
    list: () => page(loaded(entries)),
    "list empty": () => page(loaded([])),
    "list loading": () => page(idle),
    "without network": () => <NetworkLine asOf={at} />,
    refused: () => (
      <RefusedView
        lines={[
          {
            key: "1",
            place: { course: 1, trigger: 3 },
            lesson: "When something goes wrong",
            reason: { message: "This lesson is locked, complete all previous lessons." },
          },
          { key: "2", place: { course: 1, trigger: 9 }, lesson: null, reason: { message: "Lesson item not found." } },
        ]}
        href={href}
        onDismiss={nothing}
      />
    ),
  },
};
