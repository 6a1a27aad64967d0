import { Bell, BookOpen, CircleHelp, LifeBuoy, ListChecks, MessageCircle, UserPlus, Video } from "lucide-react";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { AvatarStack } from "../../kit/avatar.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { OfflineBanner } from "../../kit/offline-banner.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { StaffShell, type StaffShellProps } from "./staff-shell.view.tsx";

const nothing = (): void => undefined;
const entry = (label: string) => ({ id: label.toLowerCase().replace(" ", "-"), label, href: `/ui/${label.toLowerCase()}` });

const props: Omit<StaffShellProps, "children"> = {
  sidebar: {
    organisation: "Harbour School",
    homeHref: "/ui/",
    main: [
      { ...entry("Home"), isCurrent: true },
      ...["Contacts", "Groups"].map(entry),
      { ...entry("Conversations"), unread: 4 },
      ...["Campaigns", "Lessons", "Automations", "Reports"].map(entry),
    ],
    more: ["Tasks", "Files", "Snippets", "Custom Objects", "Boats"].map(entry),
    help: [
      { id: "docs", label: "Help Docs", icon: BookOpen },
      { id: "videos", label: "Video Gallery", icon: Video },
      { id: "ask", label: "Ask CY", icon: CircleHelp },
      { id: "support", label: "Talk to Support", icon: LifeBuoy, badge: "2" },
    ],
    helpUnread: 2,
    onHelp: nothing,
    settings: entry("Settings"),
    onAddToDevice: nothing,
  },
  topBar: {
    crumbs: [{ label: "Home" }],
    onSearch: nothing,
    create: [
      { id: "contact", label: "Contact", icon: UserPlus, shortcut: "N" },
      { id: "task", label: "Task", icon: ListChecks },
      { id: "message", label: "Message", icon: MessageCircle },
    ],
    onCreate: nothing,
    presence: (
      <AvatarStack
        label="People here"
        people={[
          { id: "1", name: "Idris Cole" },
          { id: "2", name: "Mei Tanaka" },
        ]}
      />
    ),
    notifications: <IconButton icon={Bell} label="Notifications" />,
  },
  user: { id: "u1", name: "Rosa Marsh", email: "rosa@example.org" },
  look: { theme: "system", density: "comfortable", onTheme: nothing, onDensity: nothing, shell: "classic", onShell: nothing },
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
    <PageHeader title="Home" actions={<Button kind="primary">New lesson</Button>} />
    <Card title="Important Steps" note="3 of 7 are done.">
      Invite your team, then write the first lesson.
    </Card>
  </>
);

export const gallery: GalleryEntry = {
  name: "staff-shell",
  group: "staff/shell",
  isWhole: true,
  hasLandmarks: true,
  states: {
    wide: () => <StaffShell {...props}>{page}</StaffShell>,
    narrow: () => (
      <StaffShell {...props} isNarrow>
        {page}
      </StaffShell>
    ),
    embedded: () => (
      <StaffShell {...props} isEmbedded>
        {page}
      </StaffShell>
    ),
    offline: () => (
      <StaffShell
        {...props}
        topBar={{
          ...props.topBar,
          crumbs: [{ label: "Contacts", href: "/ui/contacts" }, { label: "Mei Tanaka" }],
          backHref: "/ui/contacts",
        }}
        notice={<OfflineBanner isOffline />}
      >
        {page}
      </StaffShell>
    ),
    drawer: () => (
      <StaffShell {...props} isDrawerOpen>
        {page}
      </StaffShell>
    ),
    "logging out": () => (
      <StaffShell {...props} isLeaving>
        {page}
      </StaffShell>
    ),
  },
};
