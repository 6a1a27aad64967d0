import { Search } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { isForAssistant } from "../../../core/assistant/assistant-route.rule.ts";
import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import { levelOf, Palette } from "../../../core/shell/palette.service.ts";
import { useLinks } from "../../kit/kit-provider.view.tsx";
import { loadable } from "../../kit/loadable.view.tsx";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { useCommandTools } from "../frame/use-command-tools.ts";
import { opensFor } from "../opens-for.model.ts";
import { staffRoutes } from "../staff-routes.ts";
import { reviewsHref } from "../video-reviews/review-address.ts";
import { waitingVideos } from "../video-reviews/routes.tsx";
import type { WaitingVideosRow } from "../video-reviews/waiting-videos.view.tsx";
import { firstChoice } from "./palette-choice.model.ts";
import { PaletteNothing, PaletteProblem } from "./palette-messages.view.tsx";
import { PaletteView } from "./palette.view.tsx";
import { usePaletteCommands } from "./use-palette-commands.ts";
import { usePaletteRecords } from "./use-palette-records.ts";
import { usePaletteTeams } from "./use-palette-teams.ts";
import { useSections } from "./use-sections.ts";

const preview = loadable(async () => (await import("./record-preview.screen.tsx")).RecordPreview);

/** The open command palette. */
export const PaletteScreen = ({ user }: { readonly user: SessionUser }) => {
  const palette = useService(Palette);
  const state = useLatest(palette.state$, palette.latest());
  const links = useLinks();
  const { go } = useCommandTools(user);
  const level = levelOf(state);
  const typed = state.text.trim();
  const teams = usePaletteTeams(user, level === "teams");
  const [videos, setVideos] = useState<WaitingVideosRow | null>(null);
  const commands = usePaletteCommands(user, videos);
  const records = usePaletteRecords(user, level === "teams" ? "" : typed, { go, chooseTeam: teams.choose });

  const sections = useSections({ level, typed, commands, records, teams: teams.items });
  const rows = sections.flatMap((section) => section.rows);
  const place = `${level} ${typed}`;
  const [marked, setMarked] = useState({ place, id: "" });
  const active =
    (marked.place === place ? rows.find(({ id }) => id === marked.id) : undefined) ??
    firstChoice(rows, typed, typed.endsWith("?") || isForAssistant(typed));
  useEffect(() => {
    if (active?.href !== undefined) links.preload(active.href);
  }, [active?.href, links]);

  const choose = useCallback(
    (id: string, inNewTab: boolean): void => {
      const row = rows.find((one) => one.id === id);
      if (row === undefined) return;
      if (row.isNested === true) return row.act();
      if (inNewTab && row.href !== undefined) return void window.open(row.href, "_blank", "noopener");
      // The palette closes first, so that the action finds the focus where it was before.
      flushSync(palette.close);
      row.act();
    },
    [rows, palette],
  );
  const problem = level === "teams" ? teams.failure : records.state.failure;
  const isWaiting = level === "teams" ? teams.isLoading : records.state.isWaiting;
  return (
    <>
      {opensFor(reviewsHref, user, staffRoutes) ? <waitingVideos.View onRow={setVideos} /> : null}
      <PaletteView
        level={level}
        text={state.text}
        sections={sections}
        active={active?.id ?? null}
        isWaiting={isWaiting}
        problem={problem === null ? null : <PaletteProblem failure={problem} onRetry={level === "teams" ? teams.retry : records.retry} />}
        nothing={<PaletteNothing level={level} typed={typed} isWaiting={isWaiting} icon={Search} />}
        {...(rows.some(({ record }) => record !== undefined) ? { preview: <preview.View record={active?.record ?? null} /> } : {})}
        onType={palette.type}
        onActive={(id) => setMarked({ place, id })}
        onChoose={choose}
        {...(state.levels.length > 1 ? { onBack: palette.back } : {})}
        onClose={palette.close}
      />
    </>
  );
};
