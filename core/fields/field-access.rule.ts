import { teamsFeature } from "../teams/usable-teams.rule.ts";
import { isContactTeam, isProductField } from "./contact-team.rule.ts";
import type { FieldType } from "./field-type.model.ts";
import type { Field, FieldAccess } from "./field.model.ts";

/** Labels of the two access roles. */
export const fieldAccessLabels = { admin: "Admins Only", guest: "Admins & Guests" } as const satisfies Record<FieldAccess, string>;

/** The role of a reader of a field; a learner reads only their own contact. */
export type FieldViewer = "owner" | "admin" | "user" | "guest" | "learner";

/**
 * Whether a reader sees a field at all: `admin` fields only administrators and owners, `guest` fields all staff, others everyone but
 * guests.
 */
export const seesField = (access: FieldAccess | null, viewer: FieldViewer): boolean => {
  if (viewer === "learner") return access === null;
  if (access === "guest" || viewer === "owner" || viewer === "admin") return true;
  return access === null && viewer === "user";
};

/**
 * Whether a field is hidden from a reader everywhere: a deleted one, one for other roles, and the contact's team where the organisation has
 * no teams.
 */
export const isFieldHidden = (
  field: Pick<Field, "name" | "access"> & { readonly deleted_at: number | null },
  viewer: FieldViewer,
  features: readonly string[],
): boolean => field.deleted_at !== null || !seesField(field.access, viewer) || (isContactTeam(field) && !features.includes(teamsFeature));

/**
 * Whether values of a type are masked for a reader: guests see only the last four characters of id numbers. Masked fields are excluded from
 * filters, orders, counts and groups.
 */
export const isMaskedFor = (type: FieldType, viewer: FieldViewer): boolean => viewer === "guest" && type === "id_number";

/** Whether the holder of a shared link, or a learner in the portal, may change a field. */
export const sharedFieldIsEditable = (field: Pick<Field, "share_editable" | "editable">): boolean =>
  field.share_editable === 1 && field.editable !== false;

/**
 * Whether a learner sees a field of their own contact: one without access role that is kept with the contact, refers to no other record and
 * is no event.
 */
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
