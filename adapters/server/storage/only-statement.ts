import { CompiledQuery } from "kysely";
import { createHash } from "node:crypto";
import pg from "pg";
import type { EngineConnection } from "./engine.ts";

/** So many texts are planned ahead; others go the long way. */
const mostNames = 200;

const names = new Map<string, string>();

/** The same text has the same name in every process, so that a name never stands for another statement. */
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

/** How a statement is executed by its plan, which this connection keeps; null where it cannot go this way. */
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
 * Runs the one statement of a transaction in one message, planned once for each connection: what is set for the transaction, and then it.
 * @param settings statements that hold for the transaction alone; empty for none
 * @returns null where the statement cannot go this way: there are too many different ones, a parameter is neither text, number, flag nor
 *   null, or the database has forgotten the plan, as behind a pooler that changes connections; nothing has been done then
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

/** The database knows a plan otherwise than this process thought; the transaction has come to nothing and may be done again. */
export class PlanForgotten extends Error {}

/**
 * Runs a statement of a transaction by the plan that its connection keeps; with the first of them goes what opens the transaction.
 * @returns null where it cannot go this way; nothing has been done then
 * @throws PlanForgotten where the database has another plan of that name than this connection, or none
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
