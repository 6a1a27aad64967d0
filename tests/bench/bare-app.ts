import Fastify, { type FastifyInstance } from "fastify";
import * as E from "fp-ts/lib/Either.js";
import { type Kysely, sql } from "kysely";
import { contactPageText } from "../../adapters/server/contacts/contact-list.store.ts";
import type { Schema } from "../../adapters/server/storage/schema.ts";
import { firstContacts } from "../../core/contacts/contact-query.model.ts";

const query = { ...firstContacts, limit: 50 };

const textIn = (body: unknown, key: string): string =>
  typeof body === "object" && body !== null && key in body ? String(Reflect.get(body, key)) : "";

/**
 * The least that could answer: one statement, no session, no permissions, no transaction.
 * @param db whose connections already stand in the organisation
 */
export const bareApp = (db: Kysely<Schema>, org: number): FastifyInstance => {
  const app = Fastify();
  app.get("/list", async (_request, reply) =>
    reply
      .header("content-type", "application/json; charset=utf-8")
      .send(E.getOrElse(() => "")(await contactPageText({ tx: { db, org }, viewer: "owner", now: 0 }, query))),
  );
  app.post("/create", async (request) => {
    const email = textIn(request.body, "email");
    const { rows } =
      await sql`insert into contacts (org_id, first_name, email, created_at, updated_at) values (${org}, ${textIn(request.body, "first_name")}, ${email === "" ? [] : [email]}, 1, 1) returning *`.execute(
        db,
      );
    return rows[0];
  });
  return app;
};
