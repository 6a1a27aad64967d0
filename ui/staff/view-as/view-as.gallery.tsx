import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import type { ViewBarProps } from "../../viewing/view-bar.view.tsx";
import { StaffViewBar } from "./staff-view-bar.view.tsx";
import { StaffViewOver } from "./staff-view-over.view.tsx";
import { ViewColleagueView, type ViewColleagueViewProps } from "./view-colleague.view.tsx";

const nothing = (): void => undefined;
const bar: ViewBarProps = { name: "Uma Ueda", until: 1_782_908_100, failure: null, isEnding: false, onEnd: nothing };
const begin: ViewColleagueViewProps = {
  name: "Uma Ueda",
  address: null,
  isPending: false,
  failure: null,
  onBegin: nothing,
  onClose: nothing,
};
const page = <h1>Contacts</h1>;

export const gallery: GalleryEntry = {
  name: "view-as-colleague",
  group: "staff/view-as",
  isWhole: true,
  states: {
    bar: () => (
      <>
        <StaffViewBar {...bar} />
        {page}
      </>
    ),
    loading: () => (
      <>
        <StaffViewBar {...bar} name={null} until={null} />
        {page}
      </>
    ),
    offline: () => (
      <>
        <StaffViewBar {...bar} failure={{ tag: "offline" }} />
        {page}
      </>
    ),
    over: () => <StaffViewOver />,
    begin: () => <ViewColleagueView {...begin} />,
    refused: () => (
      <ViewColleagueView
        {...begin}
        failure={{ tag: "conflict", message: "Uma Ueda is archived and sees nothing. Restore Uma Ueda first." }}
      />
    ),
    "not opened": () => <ViewColleagueView {...begin} address="/ui/#view-as=abc" />,
  },
};
