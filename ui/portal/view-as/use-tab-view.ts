import * as E from "fp-ts/lib/Either.js";
import { useEffect, useState } from "react";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { TabView } from "../../../core/view-as/tab-view.service.ts";
import { OwnView } from "../../../core/view-as/view-as.port.ts";
import { useService } from "../../react/services.tsx";
import { useSubmit } from "../../react/use-submit.ts";
import type { ViewBarProps } from "./view-bar.view.tsx";

type Known = Pick<ViewBarProps, "name" | "until" | "failure">;
const unknown: Known = { name: null, until: null, failure: null };

/** Whom this tab shows the portal as; the view ends in this tab when its time is over. */
export const useTabView = (): ViewBarProps => {
  const view = useService(TabView);
  const own = useService(OwnView);
  const clock = useService(Clock);
  const [known, setKnown] = useState<Known>(unknown);
  const { run, isPending, failure } = useSubmit();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHere = true;
    void own.current().then((answer) => {
      if (!isHere) return;
      if (E.isLeft(answer)) return setKnown({ ...unknown, failure: answer.left });
      if (answer.right === null) return view.end();
      const { name, seconds } = answer.right;
      setKnown({ name, until: clock.now() + seconds, failure: null });
      timer = setTimeout(view.end, seconds * 1000);
    });
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [own, view, clock]);
  return { ...known, failure: failure ?? known.failure, isEnding: isPending, onEnd: () => run(own.end, view.end) };
};
