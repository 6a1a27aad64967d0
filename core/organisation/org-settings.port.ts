import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { OrgClosing } from "./closing.model.ts";
import type { OrgChange, OrgSettings } from "./org-settings.model.ts";

/** The settings of the organisation, for administrators. */
export type OrgSettingsStore = {
  readonly get: () => TaskEither<Failure, OrgSettings>;
  readonly change: (change: OrgChange) => TaskEither<Failure, OrgSettings>;
  /** Closes the organisation at once for everybody; invalid in `name`, `password` or `code` when that is wrong. */
  readonly close: (closing: OrgClosing) => TaskEither<Failure, void>;
  /** Makes a new key pair; what was sealed with the old one can be opened for 30 more days. */
  readonly rotateKey: () => TaskEither<Failure, OrgSettings>;
};
export const OrgSettingsStore = token<OrgSettingsStore>("organisation.settings");
