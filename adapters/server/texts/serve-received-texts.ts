import type { FastifyInstance } from "fastify";
import { phoneNormalize } from "../../../core/validation/phone.rule.ts";
import { serveCarrierForm } from "../outbox/serve-carrier-form.ts";
import { receivedTextsPath } from "../outbox/text-status-path.ts";
import { type Receiving, receiveText } from "./receive-text.flow.ts";

const longestId = 64;

/** Receives texts from the carrier; those of numbers of unknown contacts and for unknown lines are only logged. */
export const serveReceivedTexts = (app: FastifyInstance, deps: Receiving & { readonly token: string }): Promise<void> =>
  serveCarrierForm(app, deps, receivedTextsPath, async (form, { log }) => {
    const [id, from, to] = [form.get("MessageSid") ?? "", phoneNormalize(form.get("From") ?? ""), phoneNormalize(form.get("To") ?? "")];
    if (id === "" || id.length > longestId || from === null || to === null) return log.warn({ id }, "a received text has no id or number");
    const received = await receiveText(deps, { id, from, to, body: form.get("Body") ?? "", isAnswered: form.has("OptOutType") });
    if (received === "unknown" || received === "no_line") log.warn({ id, received }, "a received text was dropped");
  });
