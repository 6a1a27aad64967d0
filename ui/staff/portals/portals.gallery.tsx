import { idle, loaded } from "../../../core/kernel/remote.ts";
import type { Portal } from "../../../core/portals/portal.model.ts";
import { plainTheme } from "../../../core/theme/org-theme.model.ts";
import { productColors } from "../../../core/theme/theme-colors.rule.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { PortalForm, type PortalFormProps } from "./portal-form.view.tsx";
import { PortalsView, type PortalsViewProps } from "./portals.view.tsx";

const nothing = (): void => undefined;
const portal = (pid: string, title: string, more: Partial<Portal> = {}): Portal => ({
  pid,
  title,
  theme: null,
  full_screen: true,
  closed_at: null,
  version: 1,
  created_at: 1_782_907_200,
  ...more,
});
const own = { ...plainTheme, colors: { primary: productColors.main, main: null } };
const portals = [
  portal("harbor", "Harbor Academy"),
  portal("harbor-partners", "Academy for the partners of the harbor", { theme: own }),
  portal("harbor-2024", "Harbor Academy 2024", { closed_at: 1_782_907_200 }),
];
const list = (more: Partial<PortalsViewProps>) => (
  <PortalsView
    portals={loaded(portals)}
    onAdd={nothing}
    onEdit={nothing}
    onClose={nothing}
    onReopen={nothing}
    onRetry={nothing}
    {...more}
  />
);
const form = (more: Partial<PortalFormProps>) => (
  <PortalForm
    draft={{ pid: "", title: "", theme: null, full_screen: true }}
    origin="https://cygnet.example"
    ofOrganisation={plainTheme}
    failure={null}
    onChange={nothing}
    onChooseLogo={nothing}
    {...more}
  />
);

export const gallery: GalleryEntry = {
  name: "portals",
  group: "staff/portals",
  states: {
    list: () => list({}),
    "the only portal": () => list({ portals: loaded(portals.slice(0, 1)) }),
    loading: () => list({ portals: idle }),
    broken: () => list({ portals: { tag: "failed", failure: { tag: "offline" } } }),
    "new portal": () => form({}),
    "new portal refused": () =>
      form({
        draft: { pid: "Academy!", title: "", theme: null, full_screen: true },
        failure: {
          tag: "invalid",
          message: "",
          errors: { title: ["Give the portal a title."], pid: ["This address is taken. Choose another one."] },
        },
      }),
    "own look": () => form({ draft: { pid: null, title: "Harbor Academy", theme: own, full_screen: false } }),
  },
};
