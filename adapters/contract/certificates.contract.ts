import { learners } from "../../core/access/access-rule.rule.ts";
import { CertificateClaim, OwnCertificates } from "../../core/certificates/certificate.model.ts";
import { endpoint, noInput } from "./endpoint.ts";

const own = { ...noInput, path: "/api/cg/certificates", access: learners, reply: OwnCertificates } as const;

/** Endpoints for learners: the certificates of their courses. */
export const certificates = {
  own: endpoint({
    ...own,
    name: "certificates.own",
    summary: "Returns the certificates of the learner who is signed in, and the finished courses whose certificate can still be asked for.",
    method: "GET",
  }),
  claim: endpoint({
    ...own,
    name: "certificates.claim",
    summary: "Gives the learner the certificate of a finished course; one that the learner has stays as it is.",
    method: "POST",
    body: CertificateClaim,
  }),
} as const;
