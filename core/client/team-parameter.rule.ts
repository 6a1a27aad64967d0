type Asked = {
  readonly method: string;
  /** as it is declared, `/api/…` */
  readonly path: string;
  /** ids of teams asked for by the call itself; they go before the team in force */
  readonly explicit: string | null;
  /** team in force; null for all */
  readonly team: number | null;
};

/** Calls that are about all teams: people, sign-in, the organisation, the teams themselves, learners, and who has an email or mobile already. */
const withoutTeams = /^\/api\/(users|org|orgs|teams|cg|portal)(\/|$)|^\/api\/contacts\/duplicates$/;

/**
 * Where the teams of a call go.
 * @property value comma list, null: nowhere;
 * @property inBody beside the query, for calls that have a body
 */
export type TeamParameter = { readonly value: string | null; readonly inBody: boolean };

/** The `teams` of a call: what it asks for itself, else the team in force; reads carry them in the query, writes in query and body, calls about all teams nowhere. */
export const teamParameter = ({ method, path, explicit, team }: Asked): TeamParameter => {
  const value = explicit ?? (withoutTeams.test(path) || team === null ? null : String(team));
  return { value, inBody: value !== null && (method === "POST" || method === "PUT") };
};
