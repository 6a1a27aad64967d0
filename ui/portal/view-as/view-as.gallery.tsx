import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import type { ViewBarProps } from "../../viewing/view-bar.view.tsx";
import { ViewBar } from "./view-bar.view.tsx";
import { ViewOver } from "./view-over.view.tsx";

const bar: ViewBarProps = { name: "Lena Lind", until: 1_782_908_100, failure: null, isEnding: false, onEnd: () => undefined };
const page = <h1>Harbor Academy</h1>;

export const gallery: GalleryEntry = {
  name: "view-as",
  group: "portal/view-as",
  isWhole: true,
  states: {
    bar: () => (
      <>
        <ViewBar {...bar} />
        {page}
      </>
    ),
    loading: () => (
      <>
        <ViewBar {...bar} name={null} until={null} />
        {page}
      </>
    ),
    offline: () => (
      <>
        <ViewBar {...bar} failure={{ tag: "offline" }} />
        {page}
      </>
    ),
    over: () => <ViewOver />,
  },
};
