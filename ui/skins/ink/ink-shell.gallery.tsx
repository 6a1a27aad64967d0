import { Bell } from "lucide-react";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { Card } from "../../kit/card.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { OfflineBanner } from "../../kit/offline-banner.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import type { StaffShellProps } from "../../staff/shell/staff-shell.view.tsx";
import { InkShell } from "./ink-shell.view.tsx";

const nothing = (): void => undefined;
const entry = (label: string) => ({ id: label.toLowerCase(), label, href: `/ui/${label.toLowerCase()}` });

const props: Omit<StaffShellProps, "children"> = {
  sidebar: {
    organisation: "Harbour School",
    homeHref: "/ui/",
    main: ["Home", "Contacts", "Lessons"].map(entry),
    more: ["Tasks", "Files"].map(entry),
    help: [{ id: "docs", label: "Help Docs" }],
    onHelp: nothing,
    settings: entry("Settings"),
    onAddToDevice: nothing,
  },
  topBar: {
    crumbs: [{ label: "Contacts", href: "/ui/contacts" }, { label: "Mei Tanaka" }],
    onSearch: nothing,
    create: [{ id: "contact", label: "Contact" }],
    onCreate: nothing,
    notifications: <IconButton icon={Bell} label="Notifications" />,
  },
  user: { id: "u1", name: "Rosa Marsh", email: "rosa@example.org" },
  look: { theme: "system", density: "compact", shell: "ink", onTheme: nothing, onDensity: nothing, onShell: nothing },
  profileHref: "/ui/profile",
  isNarrow: false,
  onNarrow: nothing,
  isDrawerOpen: false,
  onDrawer: nothing,
  isLeaving: false,
  onLeaving: nothing,
  onLogout: nothing,
};

const page = (
  <>
    <PageHeader title="Contacts" />
    <Card title="Mei Tanaka" note="Joined in March">
      Two lessons are finished.
    </Card>
  </>
);

export const gallery: GalleryEntry = {
  name: "ink-shell",
  group: "skins/ink",
  isWhole: true,
  hasLandmarks: true,
  states: {
    bar: () => <InkShell {...props}>{page}</InkShell>,
    offline: () => (
      <InkShell {...props} notice={<OfflineBanner isOffline />}>
        {page}
      </InkShell>
    ),
    embedded: () => (
      <InkShell {...props} isEmbedded headerColor="light">
        {page}
      </InkShell>
    ),
    "logging out": () => (
      <InkShell {...props} isLeaving>
        {page}
      </InkShell>
    ),
  },
};
