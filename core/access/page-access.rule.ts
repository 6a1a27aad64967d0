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
