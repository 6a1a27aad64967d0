import { CompiledQuery } from "kysely";
import { createHash } from "node:crypto";
import pg from "pg";
import type { EngineConnection } from "./engine.ts";

/** Maximum number of prepared statements; further ones are run unprepared. */
const mostNames = 200;

const names = new Map<string, string>();

/** The name is a hash of the text, so that in every process a name stands for the same statement. */
const nameOf = (text: string): string | null => {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostNames) return known ?? null;
  const name = `only_${createHash("sha256").update(text).digest("hex").slice(0, 32)}`;
  names.set(text, name);
  return name;
};

const literal = (value: unknown): string | null => {
  if (value === null) return "null";
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : null;
  if (typeof value === "boolean") return String(value);
  return typeof value === "string" ? pg.escapeLiteral(value) : null;
};

const isCode = (error: unknown, code: string): boolean => error instanceof Error && Reflect.get(error, "code") === code;
const alreadyPrepared = "42P05";
const notPrepared = "26000";

type Execution = { readonly name: string; readonly text: string };

/** How to execute a statement by its plan on this connection; null when it cannot be prepared. */
const executionOf = async (connection: EngineConnection, { sql, parameters }: CompiledQuery): Promise<Execution | null> => {
  const values = parameters.map(literal);
  const name = values.includes(null) ? null : nameOf(sql);
  if (name === null) return null;
  if (!connection.prepared.has(name)) {
    await connection.executeQuery(CompiledQuery.raw(`prepare ${name} as ${sql}`)).catch((error: unknown) => {
      if (isCode(error, alreadyPrepared)) connection.prepared.add(name);
      throw error;
    });
    connection.prepared.add(name);
  }
  return { name, text: `execute ${name}${values.length === 0 ? "" : `(${values.join(", ")})`}` };
};

/**
 * Runs the only statement of a transaction in one round trip, prepared once per connection: the transaction's settings, then the statement.
 * @param settings statements that apply to the transaction only; empty for none
 * @returns null when the statement cannot be prepared: there are too many different ones, a parameter is not text, number, boolean or null,
 *   or the database has lost the plan, as behind a connection pooler; nothing has been executed then
 */
export const runOnly = async (connection: EngineConnection, settings: string, query: CompiledQuery): Promise<readonly unknown[] | null> => {
  const execution = await executionOf(connection, query).catch((error: unknown) => {
    if (isCode(error, alreadyPrepared)) return executionOf(connection, query);
    throw error;
  });
  if (execution === null) return null;
  try {
    return (await connection.executeQuery(CompiledQuery.raw(settings === "" ? execution.text : `${settings}; ${execution.text}`))).rows;
  } catch (error) {
    if (!isCode(error, notPrepared)) throw error;
    connection.prepared.delete(execution.name);
    return null;
  }
};

/** The database's plans differ from what this process recorded; the transaction was aborted and may be retried. */
export class PlanForgotten extends Error {}

/**
 * Runs a statement of a transaction by the plan prepared on its connection; the first one also opens the transaction.
 * @returns null when it cannot be prepared; nothing has been executed then
 * @throws PlanForgotten when the database has no plan of that name, or one that this connection did not record
 */
export const runPlanned = async (connection: EngineConnection, query: CompiledQuery): Promise<readonly unknown[] | null> => {
  const { opening } = connection;
  connection.opening = null;
  try {
    const execution = await executionOf(connection, query);
    if (execution === null) {
      connection.opening = opening;
      return null;
    }
    try {
      return (await connection.executeQuery(CompiledQuery.raw(opening === null ? execution.text : `${opening}; ${execution.text}`))).rows;
    } catch (error) {
      if (isCode(error, notPrepared)) connection.prepared.delete(execution.name);
      throw error;
    }
  } catch (error) {
    throw isCode(error, notPrepared) || isCode(error, alreadyPrepared)
      ? new PlanForgotten("The database has forgotten a plan.", { cause: error })
      : error;
  }
};
