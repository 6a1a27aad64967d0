/** Parts of the product that sign-up, first steps, plans and quick wins offer, and whether they are there; one that is not is offered nowhere. */
const parts = {
  imports: true,
  fields: true,
  groups: true,
  theme: true,
  quick_wins: true,
  include_portal: true,
  teams: true,
  invitations: false,
  portal_messaging: false,
  workflows: false,
  custom_objects: false,
} as const satisfies Readonly<Record<string, boolean>>;

export type Part = keyof typeof parts;

/** Whether a part can be used today. */
export const isThere = (part: Part): boolean => parts[part];
