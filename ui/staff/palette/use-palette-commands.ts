import { ArrowLeftRight, ListFilter, Search, Video } from "lucide-react";
import { useMemo } from "react";
import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import { shownKeys } from "../../../core/shell/key-sequence.rule.ts";
import { Palette } from "../../../core/shell/palette.service.ts";
import { mayChooseTeam } from "../../../core/teams/usable-teams.rule.ts";
import { paletteText } from "../../i18n/en/palette.ts";
import { useText } from "../../i18n/use-text.ts";
import { isApple } from "../../react/apple-keys.ts";
import { useShownCommands } from "../../react/screen-commands.ts";
import { useService } from "../../react/services.tsx";
import { type CommandContribution, staffCommands } from "../command-contribution.ts";
import { navigationEntries } from "../frame/navigation-entries.ts";
import { useCommandTools } from "../frame/use-command-tools.ts";
import { goKeys, navigationIcon } from "../navigation-contribution.ts";
import { offeredCommands } from "../offered-commands.ts";
import { staffRoutes } from "../staff-routes.ts";
import { reviewsHref } from "../video-reviews/review-address.ts";
import type { WaitingVideosRow } from "../video-reviews/waiting-videos.view.tsx";
import { type CommandSection, type ListedCommand, listedOnce } from "./listed-commands.ts";

const withKeys = (keys: string | null | undefined): { readonly rawKeys: string | null; readonly isHere: boolean; readonly keys?: string } =>
  keys === undefined || keys === null ? { rawKeys: null, isHere: false } : { rawKeys: keys, isHere: false, keys: shownKeys(keys, isApple) };

/**
 * All available commands: of the page, global, and navigation; those without permission are left out.
 * @param videos what is said of those to review; null while that is not known
 */
export const usePaletteCommands = (user: SessionUser, videos: WaitingVideosRow | null = null): readonly CommandSection[] => {
  const text = useText(paletteText);
  const palette = useService(Palette);
  const tools = useCommandTools(user);
  const shown = useShownCommands();
  return useMemo(() => {
    const offered = offeredCommands(staffCommands, tools.known);
    const contributed = (group: CommandContribution["group"]): readonly ListedCommand[] =>
      offered
        .filter((command) => command.group === group)
        .map(({ id, title, icon, keys, words = "", href, run }) => ({
          id: `command-${id}`,
          title: title(),
          icon,
          words,
          ...withKeys(keys),
          ...(href === undefined ? {} : { href: href(tools.known) }),
          act: () => run(tools),
        }));
    const nested = (level: "search" | "teams", icon: typeof Search, keys: string | null): ListedCommand => ({
      id: `nested-${level}`,
      title: text(`levels.${level}`),
      icon,
      words: "",
      isNested: true,
      ...withKeys(keys),
      act: () => (palette.latest().isOpen ? palette.enter(level) : palette.open(level)),
    });
    const { main, more, settings } = navigationEntries(user, staffRoutes, "", false);
    const places = [...main, ...more, ...(settings === null ? [] : [settings])].map(({ id, label, href }): ListedCommand => ({
      id: `go-${id}`,
      title: label,
      icon: navigationIcon(id),
      href,
      words: "",
      ...withKeys(goKeys(id)),
      act: () => tools.go(href),
    }));
    const reviews = (videos === null ? [] : [videos]).map((row): ListedCommand => ({
      ...row,
      id: "go-video-reviews",
      icon: Video,
      href: reviewsHref,
      words: "review reviews uploads recordings learners",
      ...withKeys(null),
      act: () => tools.go(reviewsHref),
    }));
    const page = {
      id: "screen",
      title: text("groups.screen"),
      rows: shown.map(({ id, title, icon = ListFilter, keys, words = "", run }): ListedCommand => ({
        id: `screen-${id}`,
        title,
        icon,
        words,
        ...withKeys(keys),
        isHere: true,
        act: run,
      })),
    };
    return listedOnce(page, [
      {
        id: "commands",
        title: text("groups.commands"),
        rows: [
          ...contributed("create"),
          ...(mayChooseTeam(user) ? [nested("teams", ArrowLeftRight, null)] : []),
          nested("search", Search, "/"),
          ...contributed("action"),
        ],
      },
      {
        id: "go",
        title: text("groups.go"),
        rows: [...places, ...reviews, ...contributed("go")],
      },
      { id: "help", title: text("groups.help"), rows: contributed("help") },
    ]);
  }, [user, text, palette, tools, shown, videos]);
};
