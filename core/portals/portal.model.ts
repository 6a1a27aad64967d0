import * as t from "io-ts";
import { intBetween, textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";
import { orNull } from "../kernel/or-null.ts";
import { OrgThemeChange } from "../theme/org-theme-change.model.ts";
import { OrgTheme } from "../theme/org-theme.model.ts";

/** Limits: portals of an organisation, and characters of their addresses and titles. */
export const portalsLimits = { portals: 20, pid: 40, title: 80 } as const;

/**
 * A portal of an organisation, for administrators.
 * @property pid its address: `/portal/{pid}`
 * @property theme its own look; null for the organisation's
 * @property full_screen whether learners may let a lesson fill the screen
 * @property closed_at epoch seconds; null while it is open
 */
export const Portal = t.type(
  {
    pid: t.string,
    title: t.string,
    theme: orNull(OrgTheme),
    full_screen: t.boolean,
    closed_at: orNull(t.number),
    version: t.number,
    created_at: t.number,
  },
  "Portal",
);
export type Portal = t.TypeOf<typeof Portal>;

/** What administrators set about a portal. */
export type PortalValues = Pick<Portal, "title" | "theme" | "full_screen">;

const values = {
  title: textUpTo(portalsLimits.title),
  theme: t.union([OrgThemeChange, t.null]),
  full_screen: t.boolean,
} as const;

/** A new portal, whose address does not change later. */
export const NewPortal = exactly("NewPortal", { pid: textUpTo(portalsLimits.pid), ...values }, {});
export type NewPortal = t.TypeOf<typeof NewPortal>;

/** What changes of a portal, against the version that was seen. */
export const PortalChange = exactly("PortalChange", { version: intBetween(0, 2_000_000_000), ...values }, {});
export type PortalChange = t.TypeOf<typeof PortalChange>;
