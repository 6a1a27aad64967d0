import { isAllowed } from "./permission.rule.ts";
import type { Flag, Role } from "./role.model.ts";

/**
 * Requirements for opening a page.
 * @property feature that the organisation must have; null for none
 * @property members whether guests are excluded
 */
export type PageNeeds = { readonly flags: readonly Flag[]; readonly feature: string | null; readonly members?: boolean };
export type Visitor = { readonly role: Role; readonly flags: readonly string[]; readonly features: readonly string[] };

const leavesOut = ({ members = false }: PageNeeds, { role }: Visitor): boolean => members && role === "guest";

/**
 * Whether a visitor may open a page: the organisation has its feature, the visitor holds every required flag, and guests do not open member
 * pages.
 */
export const mayOpenPage = (needs: PageNeeds, visitor: Visitor): boolean => {
  const { flags, feature } = needs;
  const asked: readonly (Flag | null)[] = flags.length === 0 ? [null] : flags;
  return !leavesOut(needs, visitor) && asked.every((flag) => isAllowed({ ...visitor, flag, feature }));
};

/**
 * Requirements for using a page.
 * @property roles whose users the page is for; others see a notice on it
 */
export type PageDemands = PageNeeds & { readonly roles?: readonly Role[] };

/** Whether a visitor may open a page and has one of its roles. */
export const mayUsePage = ({ roles, ...needs }: PageDemands, visitor: Visitor): boolean =>
  roles?.includes(visitor.role) !== false && mayOpenPage(needs, visitor);

/** An unmet requirement of a page: a feature of the organisation, a permission of the visitor, or membership for guests. */
export type Missing = { readonly kind: "permission" | "feature" | "member"; readonly name: string };

/** The first unmet requirement of a page that does not open; the organisation's feature is checked before the visitor's permissions. */
export const missingFor = (needs: PageNeeds, visitor: Visitor): Missing => {
  const { flags, feature } = needs;
  if (feature !== null && !visitor.features.includes(feature)) return { kind: "feature", name: feature };
  if (leavesOut(needs, visitor)) return { kind: "member", name: "" };
  return { kind: "permission", name: flags.find((flag) => !isAllowed({ ...visitor, flag, feature })) ?? "" };
};
