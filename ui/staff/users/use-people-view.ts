import { useState } from "react";
import { UserStorage } from "../../../core/kernel/user-storage.ts";
import { peopleViewOf, type PeopleView } from "../../../core/users/people-list.view-model.ts";
import { useQuery, useSetQuery } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";

const key = "view:users";

/** How the lists of users are shown, remembered on this device; the address takes precedence. */
export const usePeopleView = (): readonly [PeopleView, (view: PeopleView) => void] => {
  const storage = useService(UserStorage);
  const [asked, setQuery] = [useQuery()["view"], useSetQuery()];
  const [remembered, setRemembered] = useState(() => storage.get(key));
  const view = peopleViewOf(asked, remembered);
  return [
    view,
    (chosen) => {
      storage.set(key, chosen);
      setRemembered(chosen);
      if (asked !== undefined) setQuery({ view: null });
    },
  ];
};
