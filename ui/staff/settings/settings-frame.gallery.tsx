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
      <SettingsFrameView you={[link("profile", "Profile")]} organisation={[link("fields", "Fields"), link("theme", "Theme", true)]}>
        {page}
      </SettingsFrameView>
    ),
    others: () => (
      <SettingsFrameView you={[link("profile", "Profile", true)]} organisation={[]}>
        {page}
      </SettingsFrameView>
    ),
    unsaved: () => (
      <SettingsFrameView you={[link("profile", "Profile")]} organisation={[link("theme", "Theme", true)]}>
        {page}
        <SaveBar isDirty isPending={false} onSave={nothing} onDiscard={nothing} />
      </SettingsFrameView>
    ),
  },
};
