import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { BegunView, CurrentStaffView, CurrentView } from "./view-as.model.ts";

/** Begins a view of the portal as a contact. Refused as a conflict for contacts who cannot sign in. */
export type ViewsAs = { readonly begin: (contact: number) => TaskEither<Failure, BegunView> };
export const ViewsAs = token<ViewsAs>("view-as.begin");

/** Begins a view of the staff application as another user. */
export type ViewsAsColleague = { readonly begin: (user: number) => TaskEither<Failure, BegunView> };
export const ViewsAsColleague = token<ViewsAsColleague>("view-as.begin-colleague");

type ViewOfTab<A> = { readonly current: TaskEither<Failure, A | null>; readonly end: TaskEither<Failure, void> };

/** The view of the portal of this tab; null in a tab without one. */
export type OwnView = ViewOfTab<CurrentView>;
export const OwnView = token<OwnView>("view-as.own");

/** The view of the staff application of this tab; null in a tab without one. */
export type OwnStaffView = ViewOfTab<CurrentStaffView>;
export const OwnStaffView = token<OwnStaffView>("view-as.own-staff");
