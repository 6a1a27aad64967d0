import type { Field, FieldAccess } from "./field.model.ts";

/** What the two access roles are called. */
export const fieldAccessLabels = { admin: "Admins Only", guest: "Admins & Guests" } as const satisfies Record<FieldAccess, string>;

/** Who looks at a field, as far as fields care. */
export type FieldViewer = "owner" | "admin" | "user" | "guest";

/** Whether someone sees a field anywhere at all: `admin` fields only admins and owners, `guest` fields everyone, others everyone but guests. */
export const seesField = (access: FieldAccess | null, viewer: FieldViewer): boolean => {
  if (access === "guest" || viewer === "owner" || viewer === "admin") return true;
  return access === null && viewer === "user";
};

/** Whether the holder of a shared link, or a learner in the portal, may change a field. */
export const sharedFieldIsEditable = (field: Pick<Field, "share_editable" | "editable">): boolean =>
  field.share_editable === 1 && field.editable !== false;
