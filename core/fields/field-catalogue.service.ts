import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Observable } from "rxjs";
import type { Failure } from "../kernel/failure.ts";
import { makeRemote } from "../kernel/remote-source.ts";
import type { Remote } from "../kernel/remote.ts";
import { token } from "../kernel/token.ts";
import type { FieldSchema } from "./field-schema.model.ts";
import type { FieldStore } from "./fields.port.ts";

/** The fields of the organisation visible to the user, shared by all pages. */
export type FieldCatalogue = {
  readonly schema$: Observable<Remote<FieldSchema>>;
  readonly latest: () => Remote<FieldSchema>;
  readonly load: TaskEither<Failure, FieldSchema>;
  /** Loads, unless a request is in progress. */
  readonly want: () => void;
  /** Runs a command on the store and updates the schema. */
  readonly change: <A>(command: (store: FieldStore) => TaskEither<Failure, A>) => TaskEither<Failure, A>;
};
export const FieldCatalogue = token<FieldCatalogue>("fields.catalogue");

export const makeFieldCatalogue = ({ store }: { readonly store: FieldStore }): FieldCatalogue => {
  const schema = makeRemote(() => store.schema);
  return {
    schema$: schema.state$,
    latest: schema.latest,
    load: schema.load(),
    want: schema.want,
    change: (command) => async () => {
      const answer = await command(store)();
      if (E.isRight(answer) || answer.left.tag === "conflict") await schema.load()();
      return answer;
    },
  };
};
