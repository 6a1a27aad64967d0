import { isAllowed } from "./permission.rule.ts";
import type { Flag, Role } from "./role.model.ts";

/**
 * Requirements for opening a page.
 * @property feature that the organisation must have; null for none
 * @property members whether guests are excluded
 */
export type PageNeeds = { readonly flags: readonly Flag[]; readonly feature: string | null; readonly members?: boolean };
type Visitor = { readonly role: Role; readonly flags: readonly string[]; readonly features: readonly string[] };

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

/** An unmet requirement of a page: a feature of the organisation, a permission of the visitor, or membership for guests. */
export type Missing = { readonly kind: "permission" | "feature" | "member"; readonly name: string };

/** The first unmet requirement of a page that does not open; the organisation's feature is checked before the visitor's permissions. */
export const missingFor = (needs: PageNeeds, visitor: Visitor): Missing => {
  const { flags, feature } = needs;
  if (feature !== null && !visitor.features.includes(feature)) return { kind: "feature", name: feature };
  if (leavesOut(needs, visitor)) return { kind: "member", name: "" };
  return { kind: "permission", name: flags.find((flag) => !isAllowed({ ...visitor, flag, feature })) ?? "" };
};
