import { isAllowed } from "./permission.rule.ts";
import type { Flag, Role } from "./role.model.ts";

/** What a page asks of who opens it. @property feature that the organisation must have; null asks for none */
export type PageNeeds = { readonly flags: readonly Flag[]; readonly feature: string | null };
type Visitor = { readonly role: Role; readonly flags: readonly string[]; readonly features: readonly string[] };

/** Whether a page opens: the organisation has its feature, and the visitor holds every flag that it names. */
export const mayOpenPage = ({ flags, feature }: PageNeeds, visitor: Visitor): boolean => {
  const asked: readonly (Flag | null)[] = flags.length === 0 ? [null] : flags;
  return asked.every((flag) => isAllowed({ ...visitor, flag, feature }));
};

/** What is in the way of a page: a feature of the organisation, or a permission of the visitor. */
export type Missing = { readonly kind: "permission" | "feature"; readonly name: string };

/** The first thing that keeps a visitor from a page that does not open; the organisation's feature comes before the visitor's permissions. */
export const missingFor = ({ flags, feature }: PageNeeds, visitor: Visitor): Missing => {
  if (feature !== null && !visitor.features.includes(feature)) return { kind: "feature", name: feature };
  return { kind: "permission", name: flags.find((flag) => !isAllowed({ ...visitor, flag, feature })) ?? "" };
};
