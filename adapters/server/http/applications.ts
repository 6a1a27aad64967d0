import { playerBase } from "../../../core/learning/player-address.rule.ts";

/**
 * The applications and the paths of their pages, the longest first; `/shared/` is the page that a link to files opens, `/player/` plays lessons for staff. Pages that show
 * videos may hold frames and media of other hosts.
 */
export const applications = [
  { prefix: "/ui/", page: "staff/index.html", showsVideos: false },
  { prefix: "/portal/", page: "portal/index.html", showsVideos: true },
  { prefix: "/shared/", page: "shared/index.html", showsVideos: false },
  { prefix: playerBase, page: "player/index.html", showsVideos: true },
] as const;
