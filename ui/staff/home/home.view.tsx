import type { ReactNode } from "react";
import type { HomePart, HomeState } from "../../../core/home/home-state.model.ts";
import type { HomeTile } from "../../../core/home/home-tiles.rule.ts";
import { shownTiles } from "../../../core/home/home-tiles.view-model.ts";
import { offeredSteps } from "../../../core/home/important-steps.rule.ts";
import type { Enclosure } from "../../../core/home/news.model.ts";
import { statColumns } from "../../../core/home/stat-columns.rule.ts";
import { latestValue, mapRemote } from "../../../core/kernel/remote.ts";
import type { Task } from "../../../core/tasks/task.model.ts";
import { homeText } from "../../i18n/en/home.ts";
import { useText } from "../../i18n/use-text.ts";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { GettingStarted } from "./getting-started.view.tsx";
import styles from "./home.module.css";
import { ImportantSteps } from "./important-steps.view.tsx";
import { NewContent } from "./new-content.view.tsx";
import { StatTiles } from "./stat-tiles.view.tsx";

export type HomeViewProps = {
  readonly name: string;
  readonly organisation: string;
  /** beside the greeting */
  readonly help?: ReactNode;
  /** what may ask for the user's attention later; last, as it moves what stands below */
  readonly attention?: ReactNode;
  /** the search box */
  readonly search: ReactNode;
  readonly state: HomeState;
  readonly tiles: readonly HomeTile[];
  readonly hrefs: Readonly<Partial<Record<HomeTile, string>>>;
  readonly onRetry: (part: HomePart) => void;
  /** whether the user may open a page */
  readonly opens: (path: string) => boolean;
  readonly onStep: (step: Task) => void;
  readonly onTick: (step: Task, isFinished: boolean) => void;
  readonly onPicture: (title: string, picture: Enclosure) => void;
};

/** The home page: greeting, search box, counts, next steps and news. */
export const HomeView = ({
  name,
  organisation,
  help,
  attention,
  search,
  state,
  tiles,
  hrefs,
  opens,
  onRetry,
  onStep,
  onTick,
  onPicture,
}: HomeViewProps) => {
  const text = useText(homeText);
  const steps = latestValue(state.steps);
  const offered = mapRemote(state.steps, (all) => offeredSteps(all, opens));
  const isWithoutSteps = latestValue(offered)?.length === 0;
  const shown = shownTiles(tiles, state);
  return (
    <>
      <PageHeader title={text("greeting", { name })} note={organisation} help={help} />
      <div className={styles["page"]}>
        {search}
        <StatTiles tiles={shown} hrefs={hrefs} onRetry={onRetry}>
          {state.steps.tag === "failed" && steps === undefined ? null : (
            <GettingStarted steps={steps} room={statColumns(shown.length) - shown.length > 1 ? 2 : 1} />
          )}
        </StatTiles>
        <div className={styles["columns"]} data-single={isWithoutSteps}>
          {isWithoutSteps ? null : <ImportantSteps steps={offered} onOpen={onStep} onTick={onTick} onRetry={() => onRetry("steps")} />}
          <NewContent news={state.news} isAlone={isWithoutSteps} onPicture={onPicture} onRetry={() => onRetry("news")} />
        </div>
        <div className={styles["attention"]}>{attention}</div>
      </div>
    </>
  );
};
