import { useEffect } from "react";
import { programParameters, programRequest } from "../../../core/programs/program-address.rule.ts";
import { Modals } from "../../../core/shell/modals.service.ts";
import { useQuery, useSetQuery } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";

/** `?program=`, or `?program_id=` and `?program_title=`, in any URL opens the dialog of a program; the parameters are then removed. */
export const useProgramAddress = (): void => {
  const modals = useService(Modals);
  const query = useQuery();
  const setQuery = useSetQuery();
  useEffect(() => {
    const asked = programRequest(query);
    if (asked === null) return;
    modals.open(asked.kind, asked.params);
    setQuery(Object.fromEntries(programParameters.map((name) => [name, null])));
  }, [query, modals, setQuery]);
};
