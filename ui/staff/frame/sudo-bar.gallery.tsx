import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { SudoView } from "../auth/sudo.view.tsx";
import { SudoBar } from "./sudo-bar.view.tsx";

const nothing = (): void => undefined;

export const gallery: GalleryEntry = {
  name: "sudo",
  group: "staff/frame",
  isWhole: true,
  states: {
    bar: () => <SudoBar name="Olivia Owens" isEnding={false} onEnd={nothing} />,
    ending: () => <SudoBar name="Olivia Owens" isEnding onEnd={nothing} />,
    "used up": () => (
      <SudoView failure={{ tag: "invalid", message: "", errors: { token: ["This link is no longer valid."] } }} onRetry={nothing} />
    ),
    loading: () => <SudoView failure={null} onRetry={nothing} />,
    broken: () => <SudoView failure={{ tag: "offline" }} onRetry={nothing} />,
  },
};
