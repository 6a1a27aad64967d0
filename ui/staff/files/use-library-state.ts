import { useEffect, useMemo, useState } from "react";
import { FileLibrary } from "../../../core/files/file-library.service.ts";
import { libraryShown } from "../../../core/files/file-library.view-model.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { useParams, useQuery } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { useStaffUser } from "../staff-user.ts";
import { useLastPage } from "../use-last-page.ts";
import { folderOfPath, queryOfAddress } from "./library-address.ts";

/** What the library shows at the address. */
export const useLibraryState = (isBin: boolean) => {
  const [library, clock, { role }] = [useService(FileLibrary), useService(Clock), useStaffUser()];
  const state = useLatest(library.state$, library.latest());
  const [address, folderId] = [useQuery(), useParams()["folderId"]];
  const [now] = useState(clock.now);
  const query = useMemo(() => queryOfAddress(folderOfPath(folderId), address, isBin), [folderId, address, isBin]);
  const isGuest = role === "guest";
  useEffect(() => void library.show(query)(), [library, query]);
  useLastPage(state.files.rows, query);
  useEffect(() => (isGuest ? undefined : void library.loadUsage()), [library, isGuest]);
  return { library, state, query, role, isGuest, now, shown: libraryShown(state, query, role), folders: latestValue(state.folders) ?? [] };
};
