import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { useState } from "react";
import type { Failure } from "../../core/kernel/failure.ts";
import type { BegunView } from "../../core/view-as/view-as.model.ts";
import { useSubmit } from "../react/use-submit.ts";
import type { BeginViewProps } from "./begin-view.view.tsx";

/** Begins a view in a tab that is opened before the answer, since browsers block one that opens later. */
export const useBegunView = (begin: TaskEither<Failure, BegunView>, onClose: () => void): Omit<BeginViewProps, "words"> => {
  const [address, setAddress] = useState<string | null>(null);
  const { run, isPending, failure } = useSubmit();
  const onBegin = (): void => {
    const tab = window.open("", "_blank");
    const begun = async () => {
      const answer = await begin();
      if (E.isLeft(answer)) tab?.close();
      return answer;
    };
    run(begun, (view) => {
      const page = new URL(view.address, window.location.href).href;
      if (tab === null) return setAddress(page);
      tab.opener = null;
      tab.location.replace(page);
      onClose();
    });
  };
  return { address, isPending, failure, onBegin, onClose };
};
