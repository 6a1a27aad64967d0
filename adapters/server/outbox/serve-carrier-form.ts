import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { createHmac } from "node:crypto";
import { sameText } from "../auth/secret.crypto.ts";

/** Most bytes of a carrier's report. */
export const carrierFormLimit = 16 * 1024;

/**
 * The signature of a Twilio request: HMAC-SHA1, keyed with the account's token, over the URL and each parameter with its value, sorted by
 * name.
 */
export const twilioSignature = (token: string, url: string, form: URLSearchParams): string =>
  createHmac("sha1", token)
    .update([url, ...[...form].toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).flat()].join(""))
    .digest("base64");

/**
 * Reads the body of a route as a form.
 * @param scope only its routes are affected
 */
export const readForms = (scope: FastifyInstance): void => {
  scope.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: carrierFormLimit },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
};

/** What besides the form is known of a delivery. */
type Delivery = { readonly params: Readonly<Record<string, string>>; readonly log: Pick<FastifyBaseLogger, "warn"> };

type Signed = { readonly token: string; readonly origin: () => string };

/**
 * Receives forms that the carrier posts to a path. Only those signed with the account's token are accepted, and answered with 204 whatever
 * becomes of them.
 */
export const serveCarrierForm = async (
  app: FastifyInstance,
  { token, origin }: Signed,
  path: string,
  take: (form: URLSearchParams, delivery: Delivery) => Promise<void>,
): Promise<void> => {
  await app.register(async (scope) => {
    readForms(scope);
    scope.post<{ Params: Readonly<Record<string, string>>; Body: unknown }>(path, async (request, reply) => {
      const { body, headers, url, params, log } = request;
      const signature = headers["x-twilio-signature"];
      if (
        !(body instanceof URLSearchParams) ||
        typeof signature !== "string" ||
        !sameText(signature, twilioSignature(token, `${origin()}${url}`, body))
      )
        return reply.code(403).type("text/plain").send("The signature is wrong.");
      await take(body, { params, log });
      return reply.code(204).send();
    });
  });
};
