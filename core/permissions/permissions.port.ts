import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { UserChange } from "../users/colleague.model.ts";
import type { AccessImpact } from "./access-impact.model.ts";
import type { PermissionMatrix, Preset, PresetAccess, PresetChange, PresetDraft } from "./preset.model.ts";
import type { AccessAsked, StaffTrace } from "./staff-trace.model.ts";
import type { TeamShared, TracedRecord, TracedRecordKind } from "./traced-record.model.ts";

/** What is asked about: the page at an address, or a record. */
export type TraceSubject = { readonly path: string } | { readonly record: TracedRecord };

/** The permissions of users and the presets that they follow, for administrators. */
export type Permissions = {
  readonly matrix: () => TaskEither<Failure, PermissionMatrix>;
  /** Why a user opens a page or sees a record, or does not. */
  readonly trace: (user: number, of: TraceSubject) => TaskEither<Failure, StaffTrace>;
  /** What a change of a user would give and take; it is not stored. */
  readonly impact: (user: number, change: UserChange) => TaskEither<Failure, AccessImpact>;
  /** What a change of a preset would give all of its active followers together and take from them; it is not stored. */
  readonly presetImpact: (preset: number, access: PresetAccess) => TaskEither<Failure, AccessImpact>;
  readonly create: (draft: PresetDraft) => TaskEither<Failure, Preset>;
  /** Changes every follower too. */
  readonly change: (preset: number, change: PresetChange) => TaskEither<Failure, Preset>;
  /** The followers keep role and permissions. */
  readonly remove: (preset: number) => TaskEither<Failure, void>;
  /** A deleted preset is back, and followed by those whose role and permissions nobody changed since. */
  readonly restore: (preset: number) => TaskEither<Failure, Preset>;
};
export const Permissions = token<Permissions>("permissions.store");

/** Asks the administrators for access to a page. */
export type AccessRequests = { readonly ask: (address: string) => TaskEither<Failure, AccessAsked> };
export const AccessRequests = token<AccessRequests>("access-watch.requests");

/** Shares records with teams. */
export type RecordSharing = {
  /** @param isShared false ends the sharing */
  readonly share: (record: TeamShared, team: number, isShared: boolean) => TaskEither<Failure, void>;
};
export const RecordSharing = token<RecordSharing>("permissions.record-sharing");

/** A record that can be asked about; `note` tells records of one name apart, '' for none. */
export type FoundRecord = { readonly id: number; readonly name: string; readonly note: string };

/** Finds records to ask about. */
export type RecordFinder = {
  /** The first records of a kind whose name contains a text, or the first of all for an empty text. */
  readonly find: (kind: TracedRecordKind, text: string) => TaskEither<Failure, readonly FoundRecord[]>;
};
export const RecordFinder = token<RecordFinder>("permissions.record-finder");
