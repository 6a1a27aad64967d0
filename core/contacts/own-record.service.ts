import type { Observable } from "rxjs";
import type { FieldSchema } from "../fields/field-schema.model.ts";
import type { Connectivity } from "../kernel/connectivity.port.ts";
import { makeRemote } from "../kernel/remote-source.ts";
import type { Remote } from "../kernel/remote.ts";
import type { DeviceStorage } from "../kernel/storage.port.ts";
import { token } from "../kernel/token.ts";
import { makeUserStorage, type UserStorage } from "../kernel/user-storage.ts";
import { makeWatchedById } from "../kernel/watched-by-id.ts";
import { type ContactEditing, makeContactEditing } from "./contact-editing.service.ts";
import type { OwnDetails } from "./own-details.port.ts";
import { makeUnsavedEdits } from "./unsaved-edits.service.ts";

/** The learner's own contact. A learner's drafts on a device are kept apart from those of other users. */
export type OwnRecord = {
  readonly schema$: Observable<Remote<FieldSchema>>;
  readonly latestSchema: () => Remote<FieldSchema>;
  readonly loadSchema: () => Promise<void>;
  /** The learner's own fields, shared by all callers while they are subscribed to or have unsaved changes. */
  readonly open: (learner: number) => ContactEditing;
  /** Device storage of a learner. */
  readonly storageOf: (learner: number) => UserStorage;
};
export const OwnRecord = token<OwnRecord>("contacts.own-record");

type Deps = { readonly details: OwnDetails; readonly connectivity: Connectivity; readonly storage: DeviceStorage };

export const makeOwnRecord = ({ details, connectivity, storage }: Deps): OwnRecord => {
  const schema = makeRemote(() => details.schema);
  const storageOf = (learner: number): UserStorage => makeUserStorage(storage, () => `learner-${learner}`);
  const records = makeWatchedById<ContactEditing>((learner, watch) => {
    const editing = makeContactEditing(learner, {
      store: details,
      edits: makeUnsavedEdits(storageOf(learner)),
      connectivity,
      onStored: () => undefined,
    });
    return { value: { ...editing, state$: watch(editing.state$) }, isBusy: editing.isBusy, close: editing.close };
  });
  return {
    schema$: schema.state$,
    latestSchema: schema.latest,
    loadSchema: async () => void (await schema.load()()),
    open: records.open,
    storageOf,
  };
};
