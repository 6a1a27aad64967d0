import type { UserName } from "../../../core/users/user-name.model.ts";

/** A user as shown in task lists. */
export type Person = { readonly id: string; readonly name: string; readonly src: string | null };

/** The users with the given ids; those whose names are not loaded are left out. */
export const peopleOf = (ids: readonly number[], users: readonly UserName[]): readonly Person[] =>
  ids.flatMap((id) => {
    const user = users.find((one) => one.id === id);
    return user === undefined ? [] : [{ id: String(id), name: user.name, src: user.photo }];
  });
