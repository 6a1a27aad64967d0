import * as E from "fp-ts/lib/Either.js";
import type { LearnerActor } from "../../../core/access/actor.model.ts";
import type { OwnCertificates } from "../../../core/certificates/certificate.model.ts";
import { decideCertificate } from "../../../core/certificates/decide-certificate.rule.ts";
import { type Failure, notFound } from "../../../core/kernel/failure.ts";
import { isListed } from "../../../core/learning/course-view.rule.ts";
import { learningRefusals } from "../../../core/learning/learning-refusals.ts";
import { certificates } from "../../contract/certificates.contract.ts";
import { writeAudit } from "../audit/audit.store.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import type { Request } from "../http/call.ts";
import { routesFor } from "../http/routes-for.ts";
import { courseFacts } from "../learning/course-facts.store.ts";
import type { Tx } from "../storage/database.ts";
import { certificatesOf, certificateState, certify, uncertified } from "./certificates.store.ts";

type Call = { readonly actor: LearnerActor; readonly tx: Tx; readonly request: Request };

const own = async ({ tx, actor, request }: Call): Promise<OwnCertificates> => {
  const claimable: OwnCertificates["claimable"][number][] = [];
  for (const id of await uncertified(tx, actor.con_id)) {
    const [course] = await courseFacts(tx, actor.con_id, id);
    if (course !== undefined && E.isRight(decideCertificate(course, { offers: true, held: false }, request.now)))
      claimable.push({ campaign_id: id, course: course.name });
  }
  return { certificates: await certificatesOf(tx, actor.con_id), claimable };
};

const claim = async (call: Call, id: number): Promise<E.Either<Failure, OwnCertificates>> => {
  const { tx, actor, request } = call;
  const [course] = await courseFacts(tx, actor.con_id, id);
  if (course === undefined || !isListed(course, request.now)) return E.left(notFound(learningRefusals.no_course));
  const decided = decideCertificate(course, await certificateState(tx, actor.con_id, id), request.now);
  if (E.isLeft(decided)) return decided;
  if (decided.right !== null) {
    await certify(tx, actor.con_id, id, decided.right.issued_at);
    await writeAudit(tx, call, { action: "course.certify", object_type: "campaign", object_id: id, before: null, after: null });
  }
  return E.right(await own(call));
};

/** Endpoints for learners: the certificates of their courses. */
export const routes: RouteContribution = () =>
  routesFor(certificates, {
    own: (call) => async () => E.right(await own(call)),
    claim: (call) => () => claim(call, call.body.campaign_id),
  });
