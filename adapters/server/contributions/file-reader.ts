import type { LearnerActor } from "../../../core/access/actor.model.ts";
import type { UsedFile } from "./file-use.ts";

/**
 * Who may read the files of an area's records besides staff.
 * @property learner whether a learner may read a file, at a time in epoch seconds
 * @property anyone whether a file is public
 */
export type FileReader = {
  readonly learner?: (file: UsedFile, learner: LearnerActor, now: number) => Promise<boolean>;
  readonly anyone?: (file: UsedFile) => Promise<boolean>;
};
