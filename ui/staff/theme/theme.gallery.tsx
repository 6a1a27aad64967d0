import { type OrgTheme, plainTheme } from "../../../core/theme/org-theme.model.ts";
import { productColors } from "../../../core/theme/theme-colors.rule.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { ThemeView, type ThemeViewProps } from "./theme.view.tsx";

const nothing = (): void => undefined;
const props: ThemeViewProps = {
  theme: plainTheme,
  own: productColors,
  isDirty: false,
  isPending: false,
  failure: null,
  onChange: nothing,
  onChooseLogo: nothing,
  onSave: nothing,
  onDiscard: nothing,
};
/** A colour with too little contrast on white, so that it is corrected. */
const pale: OrgTheme = {
  colors: { primary: productColors.main.replaceAll(/[0-9]/g, "f"), main: productColors.primary },
  fonts: { text: "system", heading: "nunito" },
  isDark: true,
  logo: "/icons/icon-192.png",
};

export const gallery: GalleryEntry = {
  name: "theme-settings",
  group: "staff/theme",
  isWhole: true,
  states: {
    "the product's own": () => <ThemeView {...props} />,
    corrected: () => <ThemeView {...props} theme={pale} isDirty />,
    saving: () => <ThemeView {...props} theme={pale} isDirty isPending />,
    refused: () => (
      <ThemeView {...props} theme={pale} isDirty failure={{ tag: "forbidden", message: "You do not have permission to do that." }} />
    ),
  },
};
