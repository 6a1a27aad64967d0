import { holdsFlag } from "../access/permission.rule.ts";
import type { SessionUser } from "../auth/session-user.model.ts";
import { sameValue } from "../kernel/same-value.ts";
import { phoneDisplay } from "../validation/phone.rule.ts";

/** What the form of one's own profile holds. */
export type ProfileDraft = { readonly first_name: string; readonly last_name: string; readonly mobile: string };

/** The form of one's own profile. */
export type ProfileForm = { readonly draft: ProfileDraft; readonly isDirty: boolean; readonly maySave: boolean };

type Known = Pick<SessionUser, "first_name" | "last_name" | "mobile">;

/** @param edited what the user has changed and not saved */
export const profileForm = ({ first_name, last_name, mobile }: Known, edited: Partial<ProfileDraft>): ProfileForm => {
  const known: ProfileDraft = { first_name, last_name, mobile: phoneDisplay(mobile) };
  const draft = { ...known, ...edited };
  const isDirty = !sameValue(draft, known);
  return { draft, isDirty, maySave: isDirty && draft.first_name.trim() !== "" };
};

/** Whether the profile has the fields by which contacts know their assigned user. */
export const hasRepDetails = ({ role, flags }: Pick<SessionUser, "role" | "flags">): boolean =>
  role !== "guest" && holdsFlag(role, "contacts", flags);
