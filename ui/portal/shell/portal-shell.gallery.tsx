import { Flame, UserRound } from "lucide-react";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { Button } from "../../kit/button.view.tsx";
import { CardGrid } from "../../kit/card-grid.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { OfflineBanner } from "../../kit/offline-banner.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { Pill } from "../../kit/pill.view.tsx";
import { ProgressRing } from "../../kit/progress.view.tsx";
import { PortalShell, type PortalShellProps } from "./portal-shell.view.tsx";

const nothing = (): void => undefined;

const props: Omit<PortalShellProps, "children"> = {
  organisation: "Harbour School",
  homeHref: "/portal/7/home",
  entries: [
    { id: "home", label: "Home", href: "/portal/7/home", isCurrent: true },
    { id: "courses", label: "Courses", href: "/portal/7/courses" },
    { id: "messages", label: "Messages", href: "/portal/7/qa", unread: 2 },
    { id: "purchases", label: "Purchases", href: "/portal/7/purchases" },
  ],
  learner: { id: "c4", name: "Mei Tanaka" },
  account: [{ id: "profile", label: "Profile", icon: UserRound }],
  notifications: { label: "Notifications", href: "/portal/7/p/notifications", unread: 3 },
  language: "en",
  onLanguage: nothing,
  theme: "system",
  onTheme: nothing,
  onLogout: nothing,
  standing: (
    <Pill tone="warning" icon={Flame}>
      5 days
    </Pill>
  ),
};

const page = (
  <>
    <PageHeader title="Good morning, Mei" note="Two lessons are left this week." />
    <Card title="Safety at work" note="Lesson 4 of 8" actions={<ProgressRing label="Course progress" percent={42} size={64} />}>
      <Button kind="primary" isWide>
        Continue
      </Button>
    </Card>
    <CardGrid
      label="Courses"
      items={["First steps", "Listening well"].map((title, index) => ({
        id: title,
        title,
        href: "/portal/7/course/1",
        note: "8 lessons",
        facts: <ProgressRing label="Progress" percent={index * 60} />,
      }))}
    />
  </>
);

export const gallery: GalleryEntry = {
  name: "portal-shell",
  group: "portal/shell",
  isWhole: true,
  hasLandmarks: true,
  states: {
    home: () => <PortalShell {...props}>{page}</PortalShell>,
    offline: () => (
      <PortalShell {...props} notice={<OfflineBanner isOffline />}>
        {page}
      </PortalShell>
    ),
    full: () => (
      <PortalShell {...props} isFull>
        {page}
      </PortalShell>
    ),
  },
};
