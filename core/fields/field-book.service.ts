import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { BehaviorSubject, type Observable } from "rxjs";
import type { Failure } from "../kernel/failure.ts";
import { idle, loadedOver, type Remote, toFailed, toLoading } from "../kernel/remote.ts";
import { token } from "../kernel/token.ts";
import type { FieldSchema } from "./field-schema.model.ts";
import type { FieldStore } from "./fields.port.ts";

/** The fields of the organisation as the person sees them, kept for every page that draws them. */
export type FieldBook = {
  readonly schema$: Observable<Remote<FieldSchema>>;
  readonly latest: () => Remote<FieldSchema>;
  readonly load: TaskEither<Failure, FieldSchema>;
  /** Loads, unless that is under way. */
  readonly want: () => void;
  /** Runs a command on the store and brings the schema up to date. */
  readonly change: <A>(command: (store: FieldStore) => TaskEither<Failure, A>) => TaskEither<Failure, A>;
};
export const FieldBook = token<FieldBook>("fields.book");

export const makeFieldBook = ({ store }: { readonly store: FieldStore }): FieldBook => {
  const schema = new BehaviorSubject<Remote<FieldSchema>>(idle);
  let asked = 0;
  const load: TaskEither<Failure, FieldSchema> = async () => {
    asked += 1;
    const mine = asked;
    schema.next(toLoading(schema.value));
    const answer = await store.schema();
    if (mine === asked) schema.next(E.isRight(answer) ? loadedOver(schema.value, answer.right) : toFailed(schema.value, answer.left));
    return answer;
  };
  return {
    schema$: schema.asObservable(),
    latest: () => schema.value,
    load,
    want: () => (schema.value.tag === "loading" ? undefined : void load()),
    change: (command) => async () => {
      const answer = await command(store)();
      if (E.isRight(answer) || answer.left.tag === "conflict") await load();
      return answer;
    },
  };
};
