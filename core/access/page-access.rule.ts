import { isAllowed } from "./permission.rule.ts";
import type { Flag, Role } from "./role.model.ts";

/**
 * What a page asks of who opens it.
 * @property feature that the organisation must have; null asks for none
 * @property members whether guests are left out
 */
export type PageNeeds = { readonly flags: readonly Flag[]; readonly feature: string | null; readonly members?: boolean };
type Visitor = { readonly role: Role; readonly flags: readonly string[]; readonly features: readonly string[] };

const leavesOut = ({ members = false }: PageNeeds, { role }: Visitor): boolean => members && role === "guest";

/** Whether a page opens: the organisation has its feature, the visitor holds every flag that it names, and is no guest where it is for members. */
export const mayOpenPage = (needs: PageNeeds, visitor: Visitor): boolean => {
  const { flags, feature } = needs;
  const asked: readonly (Flag | null)[] = flags.length === 0 ? [null] : flags;
  return !leavesOut(needs, visitor) && asked.every((flag) => isAllowed({ ...visitor, flag, feature }));
};

/** What is in the way of a page: a feature of the organisation, a permission of the visitor, or that they are a guest. */
export type Missing = { readonly kind: "permission" | "feature" | "member"; readonly name: string };

/** The first thing that keeps a visitor from a page that does not open; the organisation's feature comes before the visitor's permissions. */
export const missingFor = (needs: PageNeeds, visitor: Visitor): Missing => {
  const { flags, feature } = needs;
  if (feature !== null && !visitor.features.includes(feature)) return { kind: "feature", name: feature };
  if (leavesOut(needs, visitor)) return { kind: "member", name: "" };
  return { kind: "permission", name: flags.find((flag) => !isAllowed({ ...visitor, flag, feature })) ?? "" };
};
