import type { ComponentType } from "react";
import type { Flag, Role } from "../../core/access/role.model.ts";

/** One page of the settings; an area contributes a list of them from its `settings.ts`. */
export type SettingsPage = {
  readonly id: string;
  /** below /ui, `/settings/…` */
  readonly path: string;
  readonly title: () => string;
  readonly group: "you" | "organisation";
  readonly flags: readonly Flag[];
  /** feature that the organisation must have; absent: none */
  readonly feature?: string;
  /** absent: every role */
  readonly roles?: readonly Role[];
  /** areas whose services the page asks for, beyond those of the frame */
  readonly areas?: readonly string[];
  readonly load: () => Promise<ComponentType>;
};

const contributions = import.meta.glob<{ readonly settingsPages: readonly SettingsPage[] }>("./*/settings.ts", { eager: true });

/** Every page of the settings that some area contributes. */
export const settingsPages: readonly SettingsPage[] = Object.values(contributions).flatMap(({ settingsPages: pages }) => pages);
