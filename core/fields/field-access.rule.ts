import { teamsFeature } from "../teams/usable-teams.rule.ts";
import { isContactTeam, isProductField } from "./contact-team.rule.ts";
import type { FieldType } from "./field-type.model.ts";
import type { Field, FieldAccess } from "./field.model.ts";

/** What the two access roles are called. */
export const fieldAccessLabels = { admin: "Admins Only", guest: "Admins & Guests" } as const satisfies Record<FieldAccess, string>;

/** Who looks at a field, as far as fields care; a learner looks at themselves alone. */
export type FieldViewer = "owner" | "admin" | "user" | "guest" | "learner";

/** Whether someone sees a field anywhere at all: `admin` fields only admins and owners, `guest` fields all staff, others everyone but guests. */
export const seesField = (access: FieldAccess | null, viewer: FieldViewer): boolean => {
  if (viewer === "learner") return access === null;
  if (access === "guest" || viewer === "owner" || viewer === "admin") return true;
  return access === null && viewer === "user";
};

/** Whether a field is hidden from somebody everywhere: one out of use, one for other roles, and the contact's team where the organisation has no teams. */
export const isFieldHidden = (
  field: Pick<Field, "name" | "access"> & { readonly deleted_at: number | null },
  viewer: FieldViewer,
  features: readonly string[],
): boolean => field.deleted_at !== null || !seesField(field.access, viewer) || (isContactTeam(field) && !features.includes(teamsFeature));

/** Whether somebody sees values of a type in part only: guests the last four characters of id numbers. What is told in part is asked by nobody who sees it so: no filter, order, count or group goes by it. */
export const isMaskedFor = (type: FieldType, viewer: FieldViewer): boolean => viewer === "guest" && type === "id_number";

/** Whether the holder of a shared link, or a learner in the portal, may change a field. */
export const sharedFieldIsEditable = (field: Pick<Field, "share_editable" | "editable">): boolean =>
  field.share_editable === 1 && field.editable !== false;

/** Whether a learner sees a field of themselves: one that no role has for itself, that is kept with the contact, names nobody else and is no event. */
export const learnerSeesField = ({
  name,
  access,
  is_event,
  type,
  bucket_id,
}: Pick<Field, "name" | "access" | "is_event" | "type" | "bucket_id">): boolean =>
  seesField(access, "learner") &&
  is_event !== true &&
  bucket_id === null &&
  !isProductField({ name }) &&
  type !== "related_contacts" &&
  type !== "related_custom_object";
