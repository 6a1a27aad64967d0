import { useEffect, useRef } from "react";
import { ProgramStore } from "../../../core/programs/programs.port.ts";
import { Modals } from "../../../core/shell/modals.service.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useLatest } from "../../react/use-latest.ts";
import { ProgramListView } from "./program-list.view.tsx";

/** The quick wins, reloaded when the dialog of one closes. */
export const ProgramListScreen = () => {
  const store = useService(ProgramStore);
  const modals = useService(Modals);
  const { answer, again } = useAnswer(store.list, "");
  const isOpen = useLatest(modals.stack$, []).some(({ kind }) => kind === "program");
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) again();
    wasOpen.current = isOpen;
  }, [isOpen, again]);
  return <ProgramListView programs={answer} onOpen={({ id }) => modals.open("program", { id })} onRetry={again} />;
};
