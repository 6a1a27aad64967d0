import type { UserName } from "../../../core/users/user-name.model.ts";

/** Somebody as a list of tasks shows them. */
export type Person = { readonly id: string; readonly name: string; readonly src: string | null };

/** The people behind ids; whoever is not known by name yet is left out. */
export const peopleOf = (ids: readonly number[], users: readonly UserName[]): readonly Person[] =>
  ids.flatMap((id) => {
    const user = users.find((one) => one.id === id);
    return user === undefined ? [] : [{ id: String(id), name: user.name, src: user.photo }];
  });
