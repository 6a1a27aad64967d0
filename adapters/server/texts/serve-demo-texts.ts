import type { FastifyInstance } from "fastify";
import { randomUUID } from "node:crypto";
import { phoneNormalize } from "../../../core/validation/phone.rule.ts";
import { isFromThisMachine } from "../http/loopback.ts";
import { readForms } from "../outbox/serve-carrier-form.ts";
import { demoTextsPath } from "../outbox/text-status-path.ts";
import type { Database } from "../storage/database.ts";
import { type Receiving, receiveText } from "./receive-text.flow.ts";

/** Whether a line belongs to an organisation of the demo. */
const isDemoLine = async (database: Database, line: string): Promise<boolean> => {
  const found = await database.asSystem(({ db }) =>
    db
      .selectFrom("phone_lines as l")
      .innerJoin("orgs as o", "o.org_id", "l.org_id")
      .select("l.org_id")
      .where("l.phone_number", "=", line)
      .where("o.is_demo", "=", true)
      .executeTakeFirst(),
  );
  return found !== undefined;
};

/**
 * Takes the place of the carrier in the demo: a form of the outbox page sends a text to a line of a demo organisation. Demo mode only, and
 * only for requests from pages of this machine.
 */
export const serveDemoTexts = async (app: FastifyInstance, receiving: Receiving): Promise<void> => {
  await app.register(async (scope) => {
    readForms(scope);
    scope.post<{ Body: unknown }>(demoTextsPath, async (request, reply) => {
      const site = request.headers["sec-fetch-site"];
      if (!isFromThisMachine(request) || (site !== undefined && site !== "same-origin")) return reply.callNotFound();
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const [from, to] = [phoneNormalize(form.get("from") ?? ""), phoneNormalize(form.get("to") ?? "")];
      const answer = (outcome: string) => reply.redirect(`/dev/outbox?received=${outcome}`, 303);
      if (from === null || to === null) return answer("no_number");
      if (!(await isDemoLine(receiving.database, to))) return answer("no_line");
      return answer(await receiveText(receiving, { id: randomUUID(), from, to, body: form.get("body") ?? "", isAnswered: false }));
    });
  });
};
