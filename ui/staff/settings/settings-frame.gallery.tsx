import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { Card } from "../../kit/card.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { SaveBar } from "../../kit/save-bar.view.tsx";
import { SettingsFrameView } from "./settings-frame.view.tsx";

const nothing = (): void => undefined;
const link = (id: string, label: string, isCurrent = false) => ({ id, label, href: `/ui/settings/${id}`, isCurrent });
const page = (
  <>
    <PageHeader title="Theme" />
    <Card title="Colours">Two colours are chosen; the rest follows from them.</Card>
  </>
);

export const gallery: GalleryEntry = {
  name: "settings-frame",
  group: "staff/settings",
  isWhole: true,
  states: {
    administrator: () => (
      <SettingsFrameView
        groups={[
          { id: "you", links: [link("profile", "Profile")] },
          { id: "people", links: [link("users", "Users"), link("teams", "Teams"), link("permissions", "Permissions")] },
          { id: "content", links: [link("fields", "Fields"), link("tags", "Tags"), link("portal", "Learner portal")] },
          { id: "organisation", links: [link("account", "Account"), link("theme", "Theme", true)] },
        ]}
      >
        {page}
      </SettingsFrameView>
    ),
    others: () => (
      <SettingsFrameView
        groups={[
          { id: "you", links: [link("profile", "Profile", true)] },
          { id: "organisation", links: [] },
        ]}
      >
        {page}
      </SettingsFrameView>
    ),
    unsaved: () => (
      <SettingsFrameView
        groups={[
          { id: "you", links: [link("profile", "Profile")] },
          { id: "organisation", links: [link("theme", "Theme", true)] },
        ]}
      >
        {page}
        <SaveBar isDirty isPending={false} onSave={nothing} onDiscard={nothing} />
      </SettingsFrameView>
    ),
  },
};
