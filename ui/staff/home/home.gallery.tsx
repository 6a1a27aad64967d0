import type { HomeState } from "../../../core/home/home-state.model.ts";
import { homeTiles } from "../../../core/home/home-tiles.rule.ts";
import { idle, loaded, type Remote } from "../../../core/kernel/remote.ts";
import { nothingSearched } from "../../../core/shell/omni-search.service.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { WaitingVideos } from "../video-reviews/waiting-videos.view.tsx";
import { sampleHome, sampleSteps } from "./gallery-home.ts";
import { HomeSearchView } from "./home-search.view.tsx";
import { HomeView, type HomeViewProps } from "./home.view.tsx";

const nothing = (): void => undefined;
const search = (
  <HomeSearchView
    text=""
    found={nothingSearched}
    isOpen={false}
    active={null}
    onText={nothing}
    onActive={nothing}
    onOpen={nothing}
    onRecord={nothing}
    onAsk={nothing}
    onEnter={nothing}
    onRetry={nothing}
  />
);
const owner: HomeViewProps = {
  name: "Rosa",
  organisation: "Harbour School",
  search,
  state: sampleHome,
  tiles: homeTiles({ role: "owner", flags: [], activated: true }),
  hrefs: { contacts: "/ui/contacts", lessons: "/ui/lessons" },
  opens: () => true,
  onRetry: nothing,
  onStep: nothing,
  onTick: nothing,
  onPicture: nothing,
};
const draw = (state: Partial<HomeState>, props: Partial<HomeViewProps> = {}) => (
  <HomeView {...owner} {...props} state={{ ...sampleHome, ...state }} />
);
const failed: Remote<never> = { tag: "failed", failure: { tag: "timeout" } };

export const gallery: GalleryEntry = {
  name: "home",
  group: "staff/home",
  isWhole: true,
  states: {
    "getting started": () => draw({}),
    settled: () => draw({ steps: loaded(sampleSteps.map((step) => ({ ...step, status: "done" as const }))) }),
    "on its way": () => draw({ counts: idle, live: idle, texts: idle, steps: idle, news: idle }),
    broken: () => draw({ counts: failed, live: failed, texts: failed, steps: failed, news: failed }),
    "videos to review": () => draw({}, { attention: <WaitingVideos waiting={3} /> }),
    "few permissions": () => draw({ steps: loaded([]) }, { tiles: ["texts"], hrefs: {} }),
    "nothing new": () => draw({ news: loaded([]), steps: loaded([]), texts: loaded(null) }, { tiles: ["texts"] }),
  },
};
