import { useEffect } from "react";
import { SharedPage, type SharedPageState } from "../../core/files/shared-page.service.ts";
import { useService } from "../react/services.tsx";
import { useLatest } from "../react/use-latest.ts";
import { SharedPageView } from "./shared-page.view.tsx";

const loading: SharedPageState = { kind: "loading" };

/** The page that a link opens. */
export const SharedPageScreen = () => {
  const page = useService(SharedPage);
  const state = useLatest(page.state$, loading);
  const title = state.kind === "open" ? state.content.name : null;
  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);
  const open = (password: string): void => void page.open(password)();
  return <SharedPageView state={state} onOpen={open} />;
};
