import { useEffect, useRef, useState } from "react";
import { of } from "rxjs";
import { AssistantChat } from "../../../core/assistant/assistant-chat.service.ts";
import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import { fewestSearched, searchStep } from "../../../core/home/home-search.rule.ts";
import { type OmniBox, OmniSearch, nothingSearched, omniWaitMs } from "../../../core/shell/omni-search.service.ts";
import type { OmniResult } from "../../../core/shell/omni.model.ts";
import { useGo } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { opensFor } from "../opens-for.model.ts";
import { searchableTypes } from "../palette/openable-types.model.ts";
import { useChooseTeam } from "../palette/use-choose-team.ts";
import { staffRoutes } from "../staff-routes.ts";
import type { HomeSearchViewProps } from "./home-search.view.tsx";

const nothing$ = of(nothingSearched);

/** The search box of Home. */
export const useHomeSearch = (user: SessionUser): Omit<HomeSearchViewProps, "inputRef"> => {
  const search = useService(OmniSearch);
  const chat = useService(AssistantChat);
  const go = useGo();
  const chooseTeam = useChooseTeam();
  const [box, setBox] = useState<OmniBox | null>(null);
  useEffect(() => {
    const opened = search.open({ waitMs: omniWaitMs.home, types: searchableTypes(user, staffRoutes), fewest: fewestSearched });
    setBox(opened);
    return opened.close;
  }, [search, user]);
  const found = useLatest(box?.state$ ?? nothing$, nothingSearched);
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const isAwaited = useRef(false);
  useEffect(() => box?.type(text), [box, text]);

  const write = (typed: string): void => {
    isAwaited.current = false;
    setText(typed);
    setActive(null);
    setOpen(true);
  };
  const leave = (): void => {
    write("");
    setOpen(false);
  };
  const onRecord = ({ type, id, name, route }: OmniResult): void => {
    leave();
    if (opensFor(route, user, staffRoutes) || type !== "team") go(route);
    else chooseTeam(id, name);
  };
  const onAsk = (): void => {
    const question = text.trim();
    leave();
    chat.open(question);
  };
  const enter = (isFirst: boolean): void => {
    const step = searchStep(text, found);
    isAwaited.current = isFirst && step.tag === "wait";
    if (step.tag === "ask") onAsk();
    if (step.tag === "open") onRecord(step.result);
  };
  const settle = useRef(enter);
  settle.current = enter;
  useEffect(() => {
    if (isAwaited.current && !found.isWaiting) settle.current(false);
  }, [found]);

  return {
    text,
    found,
    isOpen,
    active,
    onText: write,
    onActive: setActive,
    onOpen: setOpen,
    onRecord,
    onAsk,
    onEnter: () => enter(true),
    onRetry: () => box?.retry(),
  };
};
