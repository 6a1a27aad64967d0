import { holdsFlag } from "../access/permission.rule.ts";
import type { SessionUser } from "../auth/session-user.model.ts";
import { sameValue } from "../kernel/same-value.ts";

/** The values of the profile form. */
export type ProfileDraft = {
  readonly first_name: string;
  readonly last_name: string;
  readonly photo: string | null;
  /** null: the organisation's */
  readonly timezone: string | null;
};

/** The state of the profile form. */
export type ProfileForm = { readonly draft: ProfileDraft; readonly isDirty: boolean; readonly maySave: boolean };

type Known = Pick<SessionUser, "first_name" | "last_name" | "photo"> & Pick<ProfileDraft, "timezone">;

/** @param edited unsaved changes of the user */
export const profileForm = ({ first_name, last_name, photo, timezone }: Known, edited: Partial<ProfileDraft>): ProfileForm => {
  const known: ProfileDraft = { first_name, last_name, photo, timezone };
  const draft = { ...known, ...edited };
  const isDirty = !sameValue(draft, known);
  return { draft, isDirty, maySave: isDirty && draft.first_name.trim() !== "" };
};

/** Whether the profile shows the fields that contacts see of their assigned user. */
export const hasRepDetails = ({ role, flags }: Pick<SessionUser, "role" | "flags">): boolean =>
  role !== "guest" && holdsFlag(role, "contacts", flags);
