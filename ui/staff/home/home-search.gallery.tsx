import { nothingSearched } from "../../../core/shell/omni-search.service.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { sampleFound } from "./gallery-home.ts";
import { HomeSearchView, type HomeSearchViewProps } from "./home-search.view.tsx";

const nothing = (): void => undefined;
const draw = (props: Partial<HomeSearchViewProps>) => (
  <HomeSearchView
    text="ha"
    found={sampleFound}
    isOpen
    active={null}
    onText={nothing}
    onActive={nothing}
    onOpen={nothing}
    onRecord={nothing}
    onAsk={nothing}
    onEnter={nothing}
    onRetry={nothing}
    {...props}
  />
);

export const gallery: GalleryEntry = {
  name: "home-search",
  group: "staff/home",
  isWhole: true,
  states: {
    empty: () => draw({ text: "", found: nothingSearched }),
    found: () => draw({}),
    "an option chosen": () => draw({ active: 1 }),
    "a question": () => draw({ text: "how many contacts are there?" }),
    "one letter": () => draw({ text: "h", found: { ...nothingSearched, term: "h" } }),
    searching: () => draw({ found: { ...nothingSearched, term: "ha", isWaiting: true } }),
    "no record": () => draw({ found: { ...nothingSearched, term: "ha" } }),
    failed: () => draw({ found: { ...nothingSearched, term: "ha", failure: { tag: "offline" } } }),
  },
};
