import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import * as t from "io-ts";
import type { LearnerActor } from "../../../core/access/actor.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { contactAnswerOf, contactChangeOf } from "../../../core/learning/contact-answer.rule.ts";
import type { ItemPlace } from "../../../core/learning/lesson-place.model.ts";
import type { Doer } from "../audit/audit.store.ts";
import { makeOwnDetailsStore } from "../contacts/own-details.store.ts";
import type { Tx } from "../storage/database.ts";
import type { Sealer } from "../storage/sealer.ts";
import { learningRecords } from "./learning-records.store.ts";

type LearnerCall = Doer & { readonly tx: Tx; readonly actor: LearnerActor; readonly sealer: Sealer };

/**
 * An answer with what it says of the learner's contact.
 * @property answer as it is kept
 * @property store stores what it says in the contact, after it was accepted
 */
type AnswerOfContact = { readonly answer: unknown; readonly store: TaskEither<Failure, unknown> };

type Given = { readonly answer: unknown; readonly answer_id: string };

const HasValues = t.type({ values: t.UnknownRecord });

/** An answer to an item that asks for fields of the contact; any other, and a repeated one, as it is. */
export const answerOfContact =
  (call: LearnerCall, place: ItemPlace, { answer, answer_id }: Given): TaskEither<Failure, AnswerOfContact> =>
  async () => {
    const { tx, actor } = call;
    const plain: E.Either<Failure, AnswerOfContact> = E.right({ answer, store: TE.right(null) });
    if (!HasValues.is(answer)) return plain;
    const records = learningRecords(tx, actor.org_id, actor.con_id);
    const item = (await records.lesson(place))?.items.find(({ uuid }) => uuid === place.item);
    if (item === undefined || (item.type !== "contact_update" && item.type !== "contact_updates")) return plain;
    if (await records.hasEvent(answer_id)) return plain;
    const details = makeOwnDetailsStore(call);
    return pipe(
      TE.Do,
      TE.bind("schema", () => details.schema),
      TE.bind("contact", () => details.get(actor.con_id)),
      TE.chainEitherK(({ schema, contact }) =>
        pipe(
          contactAnswerOf(item, answer, { fields: schema.fields, contact }),
          E.map((known): AnswerOfContact =>
            known === null
              ? { answer, store: TE.right(null) }
              : {
                  answer: known.answer,
                  store:
                    Object.keys(known.change).length === 0
                      ? TE.right(null)
                      : details.update(actor.con_id, { ...contactChangeOf(known.change), version: contact.version }),
                },
          ),
        ),
      ),
    )();
  };
