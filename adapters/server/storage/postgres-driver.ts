import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from "kysely";
import type { Pool, PoolClient, QueryResult as Answer } from "pg";
import type { EngineConnection } from "./engine.ts";

const writes = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"]);

/** Of several statements in one text, the last that has rows. */
const lastTold = (answer: Answer | readonly Answer[]): Answer | undefined => ("rows" in answer ? answer : (answer.findLast(({ fields }) => fields.length > 0) ?? answer.at(-1)));

const connectionOf = (client: PoolClient): EngineConnection => {
  const connection: EngineConnection = {
    opening: null,
    prepared: new Set(),
    executeQuery: async <R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> => {
      const { opening } = connection;
      connection.opening = null;
      if (opening !== null) await client.query(opening);
      const answer = lastTold(await client.query(sql, [...parameters]));
      return { rows: (answer?.rows ?? []) as R[], ...(writes.has(answer?.command ?? "") ? { numAffectedRows: BigInt(answer?.rowCount ?? 0) } : {}) };
    },
    streamQuery: () => {
      throw new Error("Statements are not streamed; page instead.");
    },
  };
  return connection;
};

/** Connections of a pool; each keeps its prepared statements for as long as it lives. */
export const makePostgresDriver = (pool: Pool): Driver => {
  const connections = new WeakMap<PoolClient, EngineConnection>();
  const clients = new WeakMap<DatabaseConnection, PoolClient>();
  const say = async (connection: DatabaseConnection, text: string): Promise<void> => void (await connection.executeQuery(CompiledQuery.raw(text)));
  return {
    init: async () => {},
    acquireConnection: async () => {
      const client = await pool.connect();
      const connection = connections.get(client) ?? connectionOf(client);
      connections.set(client, connection);
      clients.set(connection, client);
      return connection;
    },
    beginTransaction: (connection) => say(connection, "begin"),
    commitTransaction: (connection) => say(connection, "commit"),
    rollbackTransaction: (connection) => say(connection, "rollback"),
    releaseConnection: async (connection) => clients.get(connection)?.release(),
    destroy: () => pool.end(),
  };
};
