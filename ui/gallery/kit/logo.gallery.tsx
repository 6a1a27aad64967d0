import { Logo, LogoMark } from "../../kit/logo.view.tsx";
import type { GalleryEntry } from "../gallery-entry.ts";
import { Row } from "../row.view.tsx";

export const gallery: GalleryEntry = {
  name: "logo",
  group: "kit",
  states: {
    logo: () => <Logo name="Cygnet" />,
    mark: () => (
      <Row>
        <LogoMark />
        <img src="/favicon.svg" alt="Icon" width="96" />
      </Row>
    ),
  },
};
