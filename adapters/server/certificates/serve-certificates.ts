import type { FastifyInstance } from "fastify";
import { typedCode } from "../../../core/certificates/certificate-code.rule.ts";
import { certificateRefusals } from "../../../core/certificates/certificate-refusals.ts";
import { type CertificateFacts, dayInWords, genuinePage, missingPage } from "../../../core/certificates/certificate-words.rule.ts";
import { certificatePath, certificatePdfPath } from "../../../core/certificates/certificate.model.ts";
import { notFound } from "../../../core/kernel/failure.ts";
import { requestedLanguage } from "../../../core/outbox/requested-language.rule.ts";
import type { Language } from "../../../core/portal/language.rule.ts";
import { RequestFailure } from "../http/body-parser.ts";
import { type LetterPage, plainLetterPage, sendLetterPage } from "../outbox/serve-letter-page.ts";
import type { ServeDeps } from "../server-deps.ts";
import { certificateLogo } from "./certificate-logo.flow.ts";
import { certificatePdf } from "./certificate-pdf.ts";
import { certificateAt, type FoundCertificate } from "./found-certificate.store.ts";

type Route = { Params: { code: string } };

/** Serves the public page that verifies a certificate, and the certificate as PDF, to anyone with its code. */
export const serveCertificates = (app: FastifyInstance, { database, contents, origin }: ServeDeps): void => {
  const factsOf = (found: FoundCertificate, language: Language): CertificateFacts => ({
    ...found,
    day: dayInWords(found.issued_at, language, found.timezone),
    address: `${origin()}${certificatePath(found.code)}`,
  });
  const found = (code: string): Promise<FoundCertificate | null> => database.asSystem((tx) => certificateAt(tx, typedCode(code)));
  app.get<Route>(certificatePath(":code"), { config: { rate: "public" } }, async (request, reply) => {
    const certificate = await found(request.params.code);
    const language = requestedLanguage(request.headers["accept-language"] ?? null);
    const look: LetterPage = { ...plainLetterPage, frames: "'self'" };
    if (certificate === null) return sendLetterPage(reply.code(404), missingPage(language), look);
    const letter = genuinePage(factsOf(certificate, language), certificatePdfPath(certificate.code), language);
    return sendLetterPage(reply, letter, { ...look, name: certificate.organisation, theme: certificate.theme });
  });
  app.get<Route>(certificatePdfPath(":code"), { config: { rate: "public" } }, async (request, reply) => {
    const certificate = await found(request.params.code);
    if (certificate === null) throw new RequestFailure(notFound(certificateRefusals.no_certificate));
    const logo = await certificateLogo({ database, contents }, certificate.org_id, certificate.theme.logo);
    return reply
      .headers({ "cache-control": "private, no-store", "x-robots-tag": "noindex" })
      .header("content-disposition", `inline; filename="certificate-${certificate.code}.pdf"`)
      .type("application/pdf")
      .send(await certificatePdf(factsOf(certificate, certificate.language), { ...certificate, logo }));
  });
};
