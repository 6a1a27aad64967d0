import { BookOpen, Clapperboard, GraduationCap, LifeBuoy } from "lucide-react";
import { Support } from "../../../core/shell/support.service.ts";
import { helpTitlesText } from "../../i18n/en/help-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { CommandContext, CommandContribution } from "../command-contribution.ts";

/** The support entry; the shell adds a badge of unread answers. */
export const supportCommand = "help.support";

const text = translateNow(helpTitlesText);
const openTab = (address: string): void => void window.open(address, "_blank", "noopener");
const films = ({ config }: CommandContext): string => config.video_gallery_url ?? "";
const portal = ({ user }: CommandContext): string => `/portal/${user.training_pid ?? ""}`;

export const commands: readonly CommandContribution[] = [
  {
    id: "help.docs",
    group: "help",
    title: () => text("help"),
    icon: BookOpen,
    flags: [],
    href: () => "/ui/help",
    run: ({ go }) => go("/ui/help"),
  },
  {
    id: "help.videos",
    group: "help",
    title: () => text("videos"),
    icon: Clapperboard,
    flags: [],
    when: ({ config }) => config.video_gallery_url !== null,
    href: films,
    run: ({ known }) => openTab(films(known)),
  },
  {
    id: "help.portal",
    group: "help",
    title: () => text("portal"),
    icon: GraduationCap,
    flags: [],
    when: ({ user }) => user.training_pid !== null,
    href: portal,
    run: ({ known }) => openTab(portal(known)),
  },
  {
    id: supportCommand,
    group: "help",
    title: () => text("support"),
    icon: LifeBuoy,
    flags: [],
    when: ({ config }) => config.support_url !== null || config.support_widget !== null,
    run: ({ resolve }) => resolve(Support).open(),
  },
];
