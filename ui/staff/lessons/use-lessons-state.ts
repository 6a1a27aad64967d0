import { useCallback, useEffect, useMemo, useState } from "react";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { LessonLibrary } from "../../../core/lessons/library/lesson-library.service.ts";
import { lessonsShown } from "../../../core/lessons/library/lesson-library.view-model.ts";
import { UserDirectory } from "../../../core/users/users.port.ts";
import { useParams, useQuery } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useLatest } from "../../react/use-latest.ts";
import { useStaffUser } from "../staff-user.ts";
import { folderOfPath, queryOfAddress } from "./lessons-address.ts";

/** What the library shows at the address. */
export const useLessonsState = (isBin: boolean) => {
  const [library, clock, { role }] = [useService(LessonLibrary), useService(Clock), useStaffUser()];
  const directory = useService(UserDirectory);
  const state = useLatest(library.state$, library.latest());
  const [address, folderId] = [useQuery(), useParams()["folderId"]];
  const [now] = useState(clock.now);
  const query = useMemo(() => queryOfAddress(folderOfPath(folderId), address, isBin), [folderId, address, isBin]);
  const { answer: people } = useAnswer(
    useCallback(() => directory.names, [directory]),
    "makers",
  );
  useEffect(() => void library.show(query)(), [library, query]);
  useEffect(() => void library.loadTags(), [library]);
  return {
    library,
    state,
    query,
    role,
    isGuest: role === "guest",
    now,
    shown: lessonsShown(state, query, role),
    folders: latestValue(state.folders) ?? [],
    tags: latestValue(state.tags) ?? [],
    makers: latestValue(people) ?? [],
  };
};
