/**
 * Within which days records of a kind may be kept.
 * @property standard days without a setting; null: for as long as the organisation exists
 */
export type RetentionLimits = { readonly min: number; readonly max: number; readonly standard: number | null };

/** Kinds of records for which an organisation chooses how long they are kept. */
export const retentionKinds = {
  deliveries: { min: 1, max: 30, standard: 30 },
  usage: { min: 30, max: 3_650, standard: null },
  views_as: { min: 90, max: 3_650, standard: null },
  messages_of_archived: { min: 30, max: 3_650, standard: null },
} as const satisfies Readonly<Record<string, RetentionLimits>>;
export type RetentionKey = keyof typeof retentionKinds;

export const retentionKeys = ["deliveries", "usage", "views_as", "messages_of_archived"] as const satisfies readonly RetentionKey[];

/** Kinds whose time is the same for every organisation; the page gives the reason of each. */
export const fixedKinds = ["audit", "notices", "learning", "sessions", "imports", "mail", "exports", "bin"] as const;
