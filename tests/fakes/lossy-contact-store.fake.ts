import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { ContactStore } from "../../core/contacts/contacts.port.ts";
import type { Failure } from "../../core/kernel/failure.ts";

/** What happens to a command: it never arrives, it arrives and its answer does not, or it is refused. */
export type Loss = "none" | "request" | "answer" | "refusal";

/**
 * A store behind a network that loses things.
 * @param loss what happens now
 */
export const lossyContactStore = (store: ContactStore, loss: () => Loss): ContactStore => {
  const through =
    <A>(command: TaskEither<Failure, A>): TaskEither<Failure, A> =>
    async () => {
      const lost = loss();
      if (lost === "request") return E.left({ tag: "offline" });
      if (lost === "refusal") return E.left({ tag: "server", message: "Something went wrong on our side.", requestId: "1" });
      const answer = await command();
      return lost === "answer" ? E.left({ tag: "timeout" }) : answer;
    };
  return {
    list: (query) => through(store.list(query)),
    get: (id) => through(store.get(id)),
    create: (contact) => through(store.create(contact)),
    update: (id, change) => through(store.update(id, change)),
    archive: (id) => through(store.archive(id)),
    unarchive: (id) => through(store.unarchive(id)),
    names: (query) => through(store.names(query)),
    duplicates: (filter) => through(store.duplicates(filter)),
  };
};
