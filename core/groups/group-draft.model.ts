import * as t from "io-ts";
import { Group } from "./group.model.ts";

const values = {
  name: t.string,
  folder_id: t.union([t.number, t.null]),
  share_to: t.type({ users: t.readonlyArray(t.number), teams: t.readonlyArray(t.number), all: t.boolean }),
  filters: t.unknown,
};

/**
 * Unsaved changes of a group, as the device keeps them.
 * @property base the group that the changes are based on, with its version
 * @property sent values of requests whose outcome is not known
 */
export const GroupDraft = t.intersection([t.type(values), t.partial({ base: Group, sent: t.readonlyArray(t.type(values)) })], "GroupDraft");
export type GroupDraft = t.TypeOf<typeof GroupDraft>;
