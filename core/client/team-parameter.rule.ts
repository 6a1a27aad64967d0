type TeamCall = {
  readonly method: string;
  /** whether the call carries the team in force */
  readonly carriesTeams: boolean;
  /** ids of teams asked for by the call itself; they go before the team in force */
  readonly explicit: string | null;
  /** team in force; null for all */
  readonly team: number | null;
};

/**
 * Where the teams of a call go.
 * @property value comma list, null: nowhere;
 * @property inBody beside the query, for calls that have a body
 */
export type TeamParameter = { readonly value: string | null; readonly inBody: boolean };

/** The `teams` of a call: what it asks for itself, else the team in force; reads carry them in the query, writes in query and body, calls about all teams nowhere. */
export const teamParameter = ({ method, carriesTeams, explicit, team }: TeamCall): TeamParameter => {
  const value = explicit ?? (!carriesTeams || team === null ? null : String(team));
  return { value, inBody: value !== null && (method === "POST" || method === "PUT") };
};
