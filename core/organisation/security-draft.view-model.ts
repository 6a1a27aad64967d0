import type { OrgChange, OrgSettings } from "./org-settings.model.ts";

/** How long sessions last and how staff sign in, while it is edited. */
export type SecurityDraft = Pick<OrgSettings, "idle_hours" | "session_days" | "single_sign_on_only">;

/** The stored settings as a draft. */
export const securityDraftOf = ({ idle_hours, session_days, single_sign_on_only }: SecurityDraft): SecurityDraft => ({
  idle_hours,
  session_days,
  single_sign_on_only,
});

/** Whether a draft differs from what is stored. */
export const isSecurityEdited = (draft: SecurityDraft, known: SecurityDraft): boolean =>
  JSON.stringify(draft) !== JSON.stringify(securityDraftOf(known));

/** What is sent of a draft: only what differs from what is stored. */
export const securityChangeOf = (draft: SecurityDraft, known: OrgSettings): OrgChange => ({
  version: known.version,
  ...(draft.idle_hours === known.idle_hours ? {} : { idle_hours: draft.idle_hours }),
  ...(draft.session_days === known.session_days ? {} : { session_days: draft.session_days }),
  ...(draft.single_sign_on_only === known.single_sign_on_only ? {} : { single_sign_on_only: draft.single_sign_on_only }),
});
