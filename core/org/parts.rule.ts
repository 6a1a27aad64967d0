/**
 * Features that sign-up, onboarding steps, plans and quick wins advertise, and whether they are available; unavailable ones are not
 * advertised.
 */
const parts = {
  imports: true,
  fields: true,
  groups: true,
  theme: true,
  quick_wins: true,
  include_portal: true,
  tags: true,
  teams: true,
  invitations: true,
  portal_messaging: false,
  workflows: false,
  custom_objects: false,
} as const satisfies Readonly<Record<string, boolean>>;

export type Part = keyof typeof parts;

/** Whether a feature is available. */
export const isThere = (part: Part): boolean => parts[part];
