import { sharedPath } from "../library/shared-folders.rule.ts";
import { admits } from "../portal-roles/admits.rule.ts";
import type { LearnerRole } from "../portal-roles/learner-role.model.ts";
import type { TracedCondition } from "./access-trace.model.ts";
import { traced } from "./traced.rule.ts";

type Folder = { readonly id: number; readonly name: string; readonly parent_id: number | null };
type Role = Pick<LearnerRole, "name" | "permissions">;

/**
 * Why a learner opens a folder of files or of lessons, or does not: the role in force, its permission for files, and the folder that is shared
 * with it.
 * @param role in force for the learner; null for none
 * @param shared ids of the folders that are shared with the role
 */
export const folderTrace = (
  kind: "folder" | "lesson_folder",
  role: Role | null,
  folders: readonly Folder[],
  shared: ReadonlySet<number>,
  id: number,
): readonly TracedCondition[] => {
  if (role === null) return [traced("role_there", "unmet")];
  const path = sharedPath(folders, shared, id);
  return [
    traced("role_there", "met", { name: role.name }),
    ...(kind === "folder" ? [traced("role_files", admits(role, "files") ? "met" : "unmet", { name: role.name })] : []),
    traced("folder_shared", path === null ? "unmet" : "met", { name: path?.[0]?.name ?? null }),
  ];
};
