import { idle, loaded } from "../../../core/kernel/remote.ts";
import { editedOf } from "../../../core/portal-settings/edited-sections.view-model.ts";
import type { PortalSections } from "../../../core/portal-settings/portal-sections.model.ts";
import type { PortalTester } from "../../../core/portal-settings/portal-tester.model.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { SectionsView, type SectionsViewProps } from "./sections.view.tsx";
import { TestersView, type TestersViewProps } from "./testers.view.tsx";

const nothing = (): void => undefined;
const broken = { tag: "failed", failure: { tag: "offline" } } as const;
const stored: PortalSections = {
  version: 3,
  sections: [
    { slug: "start-here", name: "Start here", courses: 2 },
    { slug: "advanced", name: "Advanced", courses: 5 },
    { slug: "on-the-water", name: "On the water", courses: 0 },
  ],
};
const testers: readonly PortalTester[] = [
  { con_id: 4, name: "Lena Fischer", photo: null, info: "lena@harbor.example", added_at: 1_782_907_200 },
  { con_id: 9, name: "Contact 9", photo: null, info: "", added_at: 1_780_000_000 },
];

const sections = (more: Partial<SectionsViewProps>) => (
  <SectionsView
    known={loaded(stored)}
    edited={null}
    isPending={false}
    failure={null}
    onEdit={nothing}
    onSave={nothing}
    onDiscard={nothing}
    onRetry={nothing}
    {...more}
  />
);
const list = (more: Partial<TestersViewProps>) => (
  <TestersView testers={loaded(testers)} onAdd={nothing} onRemove={nothing} onRetry={nothing} {...more} />
);

/** The settings of the portal, in every state. */
export const gallery: GalleryEntry = {
  name: "portal settings",
  group: "staff/portal-settings",
  states: {
    sections: () => sections({}),
    "sections changed, one removed": () => sections({ edited: editedOf(stored).filter(({ slug }) => slug !== "advanced") }),
    "sections refused": () =>
      sections({
        edited: [...editedOf(stored), { key: "new", slug: null, name: "", courses: 0 }],
        failure: { tag: "invalid", message: "", errors: { sections: ["Give each section a name."] } },
      }),
    "no sections": () => sections({ known: loaded({ version: 0, sections: [] }) }),
    "sections loading": () => sections({ known: idle }),
    "sections broken": () => sections({ known: broken }),
    testers: () => list({}),
    "no testers": () => list({ testers: loaded([]) }),
    "testers loading": () => list({ testers: idle }),
    "testers broken": () => list({ testers: broken }),
  },
};
