import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from "kysely";
import pg, { type Pool, type PoolClient, type QueryResult as Answer } from "pg";
import type { EngineConnection } from "./engine.ts";
import type { StatementWatch } from "./statement-watch.ts";

const writes = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"]);

/** Of several statements in one text, the result of the last one with rows. */
const lastTold = (answer: Answer | readonly Answer[]): Answer | undefined =>
  "rows" in answer ? answer : (answer.findLast(({ fields }) => fields.length > 0) ?? answer.at(-1));

/** @property isBroken whether a statement got no answer: the next answer on the connection would belong to it */
type Held = EngineConnection & { readonly isBroken: () => boolean };

const connectionOf = (client: PoolClient, watch: StatementWatch): Held => {
  let broken: Error | null = null;
  const answered = async (sql: string, parameters?: readonly unknown[]): Promise<Answer> => {
    if (broken !== null) throw broken;
    try {
      return await watch(() => (parameters === undefined ? client.query(sql) : client.query(sql, [...parameters])));
    } catch (error) {
      if (error instanceof Error && !(error instanceof pg.DatabaseError)) broken = error;
      throw error;
    }
  };
  const connection: Held = {
    isBroken: () => broken !== null,
    opening: null,
    prepared: new Set(),
    executeQuery: async <R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> => {
      const { opening } = connection;
      connection.opening = null;
      if (opening !== null) await answered(opening);
      const answer = lastTold(await answered(sql, parameters));
      return {
        rows: (answer?.rows ?? []) as R[],
        ...(writes.has(answer?.command ?? "") ? { numAffectedRows: BigInt(answer?.rowCount ?? 0) } : {}),
      };
    },
    streamQuery: () => {
      throw new Error("Statements are not streamed; page instead.");
    },
  };
  return connection;
};

/** Connections of a pool; each keeps its prepared statements while it lives, and one with an unanswered statement is closed. */
export const makePostgresDriver = (pool: Pool, watch: StatementWatch): Driver => {
  const connections = new WeakMap<PoolClient, Held>();
  const clients = new WeakMap<DatabaseConnection, PoolClient>();
  const say = async (connection: DatabaseConnection, text: string): Promise<void> =>
    void (await connection.executeQuery(CompiledQuery.raw(text)));
  return {
    init: async () => {},
    acquireConnection: async () => {
      const client = await pool.connect();
      const connection = connections.get(client) ?? connectionOf(client, watch);
      connections.set(client, connection);
      clients.set(connection, client);
      return connection;
    },
    beginTransaction: (connection) => say(connection, "begin"),
    commitTransaction: (connection) => say(connection, "commit"),
    rollbackTransaction: (connection) => say(connection, "rollback"),
    releaseConnection: async (connection) => {
      const client = clients.get(connection);
      client?.release(connections.get(client)?.isBroken() === true);
    },
    destroy: () => pool.end(),
  };
};
