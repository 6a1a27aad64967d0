import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { useEffect, useState } from "react";
import { Clock } from "../../core/kernel/clock.port.ts";
import type { Failure } from "../../core/kernel/failure.ts";
import { TabView } from "../../core/view-as/tab-view.service.ts";
import { useService } from "../react/services.tsx";
import { useSubmit } from "../react/use-submit.ts";
import type { ViewBarProps } from "./view-bar.view.tsx";

type OwnView = {
  readonly current: TaskEither<Failure, { readonly name: string; readonly seconds: number } | null>;
  readonly end: TaskEither<Failure, void>;
};

type Known = Pick<ViewBarProps, "name" | "until" | "failure">;
const unknown: Known = { name: null, until: null, failure: null };

/** Whom this tab shows the application as; the view ends in this tab when its time is over. */
export const useTabView = (own: OwnView): ViewBarProps => {
  const view = useService(TabView);
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
