import * as E from "fp-ts/lib/Either.js";
import { randomUUID } from "node:crypto";
import { conflict, type Failure } from "../../../core/kernel/failure.ts";
import { makeOthersAnswers } from "../../../core/learning/others-answers.service.ts";
import type { Signing } from "../../../core/lesson-forms/item-frame.model.ts";
import { lessonFormRefusals } from "../../../core/lesson-forms/lesson-form-refusals.ts";
import { documentState, signingAddress, type SignWellDocument } from "../../../core/lesson-forms/signing-document.model.ts";
import { signingRequest } from "../../../core/lesson-forms/signing-request.rule.ts";
import { signingStep } from "../../../core/lesson-forms/signing-step.rule.ts";
import { Afterwards } from "../http/answer.ts";
import { takingRecords } from "../learning/learning-records.store.ts";
import type { ServerDeps } from "../server-deps.ts";
import type { Tx } from "../storage/database.ts";
import { changeSigning, dropSigning, reserveSigning, signingOf } from "./signing.store.ts";
import type { SignWell } from "./signwell-provider.ts";
import { type ItemCall, type TakenItem, takenItem } from "./taken-item.store.ts";
import { takerValues } from "./taker-values.store.ts";

type Deps = Pick<ServerDeps, "database" | "clock"> & { readonly signwell: SignWell | null };
type Outcome = E.Either<Failure, Signing | Afterwards<Signing>>;

const without = (state: Signing["state"]): Signing => ({ state, address: null });

/** Records that the document is signed, which completes the item. */
const recordSigned = async (tx: Tx, { org, taker }: TakenItem, { place, request }: ItemCall, now: number): Promise<void> =>
  makeOthersAnswers({ records: takingRecords(tx, org, taker, request.runsScripts), now }).give(place, {
    part: { done: true },
    answer_id: randomUUID(),
  });

/**
 * The caller's document of an item. SignWell is asked after the transaction; what it says is recorded in another one.
 * @param mayCreate false: a document that does not exist yet is not created
 */
export const signDocument = async ({ database, clock, signwell }: Deps, call: ItemCall, mayCreate: boolean): Promise<Outcome> => {
  const taken = await takenItem(call);
  if (E.isLeft(taken)) return taken;
  const { item, org, taker } = taken.right;
  if (item.type !== "signwell") return E.left(conflict(lessonFormRefusals.item_without_document));
  const { tx, place, request, actor } = call;
  const known = await signingOf(tx, taker, place);
  const step = signingStep(signwell !== null, known, signingRequest(item.values, await takerValues(tx, actor)), request.now);
  const inOrg = <A>(work: (tx: Tx) => Promise<A>): Promise<A> => database.inOrg(org, work);
  const told = (id: number, document: SignWellDocument): Promise<Signing> =>
    inOrg(async (later): Promise<Signing> => {
      const [state, now, address] = [documentState(document), clock.now(), signingAddress(document)];
      if (state === "signed") {
        await changeSigning(later, org, id, { signed_at: now });
        await recordSigned(later, taken.right, call, now);
      }
      if (state === "ended") await changeSigning(later, org, id, { ended_at: now });
      return state === "open" ? { state, address } : without(state);
    });

  if (step.kind === "none" && step.state === "signed") await recordSigned(tx, taken.right, call, request.now);
  if (step.kind === "none" || signwell === null) return E.right(without(step.kind === "none" ? step.state : "unset"));
  if (step.kind === "ask")
    return E.right(
      new Afterwards(async () => {
        const found = await signwell.find(step.document);
        return E.isLeft(found) ? found : E.right(await told(known?.signing_id ?? 0, found.right));
      }),
    );
  if (!mayCreate) return E.right(without("preparing"));
  const id = await reserveSigning(tx, org, taker, place, request.now);
  return E.right(
    new Afterwards(async () => {
      const created = await signwell.create(step.request);
      if (E.isLeft(created)) {
        await inOrg((later) => dropSigning(later, org, id));
        return created;
      }
      const { id: document } = created.right;
      await inOrg((later) => changeSigning(later, org, id, { document, address: signingAddress(created.right) }));
      return E.right(await told(id, created.right));
    }),
  );
};
