import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { Card } from "../../kit/card.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { SettingsFrameView } from "./settings-frame.view.tsx";

const link = (id: string, label: string, isCurrent = false) => ({ id, label, href: `/ui/settings/${id}`, isCurrent });
const page = (
  <>
    <PageHeader title="Profile" />
    <Card title="About you">A card for each concern.</Card>
  </>
);

export const gallery: GalleryEntry = {
  name: "settings-frame",
  group: "staff/settings",
  isWhole: true,
  states: {
    administrator: () => (
      <SettingsFrameView you={[link("profile", "Profile", true)]} organisation={[link("theme", "Theme"), link("fields", "Fields"), link("account/plans", "Plans and billing")]}>
        {page}
      </SettingsFrameView>
    ),
    user: () => (
      <SettingsFrameView you={[link("profile", "Profile", true)]} organisation={[]}>
        {page}
      </SettingsFrameView>
    ),
  },
};
