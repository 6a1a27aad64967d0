import { Search } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import { HomeContents } from "../../../core/home/home-contents.service.ts";
import type { HomePart } from "../../../core/home/home-state.model.ts";
import { type HomeTile, homeTiles } from "../../../core/home/home-tiles.rule.ts";
import { partOfTile } from "../../../core/home/home-tiles.view-model.ts";
import { Modals } from "../../../core/shell/modals.service.ts";
import { homeText } from "../../i18n/en/home.ts";
import { useText } from "../../i18n/use-text.ts";
import { useScreenCommands } from "../../react/screen-commands.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { opensFor } from "../opens-for.model.ts";
import { staffRoutes } from "../staff-routes.ts";
import { useStaffUser } from "../staff-user.ts";
import { HelpTipScreen } from "../tooltips/help-tip.screen.tsx";
import { reviewsHref } from "../video-reviews/review-address.ts";
import { waitingVideos } from "../video-reviews/routes.tsx";
import { HomeSearchView } from "./home-search.view.tsx";
import { HomeView } from "./home.view.tsx";
import { useHomeSearch } from "./use-home-search.ts";
import { useSteps } from "./use-steps.ts";

const lists: Readonly<Partial<Record<HomeTile, string>>> = { texts: "conversations" };

/** The home page. */
export const HomeScreen = () => {
  const user = useStaffUser();
  const board = useService(HomeContents);
  const modals = useService(Modals);
  const text = useText(homeText);
  const state = useLatest(board.state$, board.latest());
  const input = useRef<HTMLInputElement>(null);
  const { tiles, hrefs } = useMemo(() => {
    const shown = homeTiles(user);
    const all = shown.map((tile) => [tile, `/ui/${lists[tile] ?? tile}`] as const);
    return { tiles: shown, hrefs: Object.fromEntries(all.filter(([, href]) => opensFor(href, user, staffRoutes))) };
  }, [user]);
  const search = useHomeSearch(user);
  const tick = useSteps(board);
  useEffect(() => {
    void board.load([...new Set<HomePart>([...tiles.map((tile) => partOfTile[tile]), "steps", "news"])]);
  }, [board, tiles]);
  useScreenCommands([{ id: "search", title: text("search.label"), icon: Search, keys: "/", run: () => input.current?.focus() }]);

  const isTaskOpen = useLatest(modals.stack$, []).some(({ kind }) => kind === "task");
  const wasTaskOpen = useRef(false);
  useEffect(() => {
    if (wasTaskOpen.current && !isTaskOpen) void board.load(["steps"]);
    wasTaskOpen.current = isTaskOpen;
  }, [board, isTaskOpen]);

  return (
    <HomeView
      attention={opensFor(reviewsHref, user, staffRoutes) ? <waitingVideos.View /> : undefined}
      help={<HelpTipScreen slug="home-overview" />}
      name={user.first_name}
      organisation={user.org_name}
      search={<HomeSearchView {...search} inputRef={input} />}
      state={state}
      tiles={tiles}
      hrefs={hrefs}
      opens={(path) => opensFor(path, user, staffRoutes)}
      onRetry={(part) => void board.load([part])}
      onStep={({ slug }) => modals.open("task", { slug })}
      onTick={tick}
      onPicture={(title, { url, type }) => modals.open("media-preview", { title, path: url, mimetype: type })}
    />
  );
};
