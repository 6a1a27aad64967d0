import type { StaffActor } from "../../../core/access/actor.model.ts";
import type { Doer } from "../audit/audit.store.ts";
import type { Tx } from "../storage/database.ts";

/** A call on folders of lessons in its transaction. */
export type LessonFolderCall = Omit<Doer, "actor"> & { readonly tx: Tx; readonly actor: StaffActor };
