import type { FastifyInstance } from "fastify";
import { randomUUID } from "node:crypto";
import { phoneNormalize } from "../../../core/validation/phone.rule.ts";
import { isFromThisMachine } from "../http/loopback.ts";
import { readForms } from "../outbox/serve-carrier-form.ts";
import { demoTextsPath } from "../outbox/text-status-path.ts";
import { type Receiving, receiveText } from "./receive-text.flow.ts";

/**
 * Takes the place of the carrier in the demo: a form of the outbox page sends a text to a line. Demo mode only, and only for requests from
 * pages of this machine.
 */
export const serveDemoTexts = async (app: FastifyInstance, receiving: Receiving): Promise<void> => {
  await app.register(async (scope) => {
    readForms(scope);
    scope.post<{ Body: unknown }>(demoTextsPath, async (request, reply) => {
      const site = request.headers["sec-fetch-site"];
      if (!isFromThisMachine(request) || (site !== undefined && site !== "same-origin")) return reply.callNotFound();
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const [from, to] = [phoneNormalize(form.get("from") ?? ""), phoneNormalize(form.get("to") ?? "")];
      const answer =
        from === null || to === null
          ? "no_number"
          : await receiveText(receiving, { id: randomUUID(), from, to, body: form.get("body") ?? "", isAnswered: false });
      return reply.redirect(`/dev/outbox?received=${answer}`, 303);
    });
  });
};
