import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { LearnerActor } from "../../../core/access/actor.model.ts";
import { contactRefusals } from "../../../core/contacts/contact-refusals.ts";
import { Contact } from "../../../core/contacts/contact.model.ts";
import type { OwnDetails } from "../../../core/contacts/own-details.port.ts";
import { ownChangeProblems, ownDetails } from "../../../core/contacts/own-details.rule.ts";
import { builtInFields } from "../../../core/fields/built-in-fields.rule.ts";
import { fieldSections } from "../../../core/fields/field-sections.rule.ts";
import { type Failure, invalid, notFound } from "../../../core/kernel/failure.ts";
import type { Doer } from "../audit/audit.store.ts";
import { fieldsSeenBy, sectionsOf } from "../fields/field-definition.store.ts";
import type { Tx } from "../storage/database.ts";
import type { Sealer } from "../storage/sealer.ts";
import { makeContactStore } from "./contacts.store.ts";

type LearnerCall = Doer & { readonly tx: Tx; readonly actor: LearnerActor; readonly sealer: Sealer };

const nobody = TE.left(notFound(contactRefusals.no_contact));

/** Reduces the current contact of a version conflict to the learner's own details. */
const ownFailure = (failure: Failure): Failure =>
  failure.tag === "conflict" && Contact.is(failure.current) ? { ...failure, current: ownDetails(failure.current) } : failure;

/** The learner's own details in the transaction of one call, with the rules and the audit log of every contact change. */
export const makeOwnDetailsStore = (call: LearnerCall): OwnDetails => {
  const { tx, actor } = call;
  const contacts = makeContactStore(call);
  const fields = () => fieldsSeenBy(tx, "learner");
  return {
    schema: async () => E.right({ sections: fieldSections(await sectionsOf(tx)), built_in: builtInFields, fields: await fields() }),
    get: (id) => (id === actor.con_id ? pipe(contacts.get(id), TE.map(ownDetails)) : nobody),
    update: (id, change) => {
      if (id !== actor.con_id) return nobody;
      return async () => {
        const problems = ownChangeProblems(await fields(), change);
        return Object.keys(problems).length > 0
          ? E.left(invalid(problems))
          : pipe(contacts.update(id, change), TE.bimap(ownFailure, ownDetails))();
      };
    },
  };
};
