type TeamCall = {
  readonly method: string;
  /** whether the current team is sent with the call */
  readonly carriesTeams: boolean;
  /** team ids given by the call itself; they take precedence over the current team */
  readonly explicit: string | null;
  /** current team; null for all */
  readonly team: number | null;
};

/**
 * The team parameter of a call.
 * @property value comma-separated; null for none;
 * @property inBody also sent in the body, for calls that have one
 */
export type TeamParameter = { readonly value: string | null; readonly inBody: boolean };

/**
 * The `teams` of a call: its own, otherwise the current team; sent in the query by reads, in query and body by POST and PUT, and omitted
 * for all teams.
 */
export const teamParameter = ({ method, carriesTeams, explicit, team }: TeamCall): TeamParameter => {
  const value = explicit ?? (!carriesTeams || team === null ? null : String(team));
  return { value, inBody: value !== null && (method === "POST" || method === "PUT") };
};
