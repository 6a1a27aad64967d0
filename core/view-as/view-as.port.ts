import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { BegunView, CurrentView } from "./view-as.model.ts";

/** Begins a view of the portal as a contact. Refused as a conflict for contacts who cannot sign in. */
export type ViewsAs = { readonly begin: (contact: number) => TaskEither<Failure, BegunView> };
export const ViewsAs = token<ViewsAs>("view-as.begin");

/** The view of this tab; null in a tab without one. */
export type OwnView = { readonly current: TaskEither<Failure, CurrentView | null>; readonly end: TaskEither<Failure, void> };
export const OwnView = token<OwnView>("view-as.own");
