import * as E from "fp-ts/lib/Either.js";
import { useEffect, useState } from "react";
import type { ItemForms } from "../../core/lesson-forms/item-forms.service.ts";

/** The frame of an item; `address` is null while it is not known. */
type FrameState = { readonly tag: "closed" | "loading" | "failed" | "shown"; readonly address: string | null };

/**
 * Asks for the address of an item's frame when it is opened.
 * @param opensAtOnce whether it opens without being asked to
 */
export const useItemFrame = (
  { frame }: Pick<ItemForms, "frame">,
  opensAtOnce: boolean,
): { readonly state: FrameState; readonly open: () => void } => {
  const [state, setState] = useState<FrameState>({ tag: opensAtOnce ? "loading" : "closed", address: null });
  const isLoading = state.tag === "loading";
  useEffect(() => {
    if (!isLoading) return undefined;
    let isStale = false;
    void frame().then((answer) => {
      if (isStale) return;
      const address = E.isRight(answer) ? answer.right.address : null;
      setState({ tag: address === null ? "failed" : "shown", address });
    });
    return () => {
      isStale = true;
    };
  }, [isLoading, frame]);
  return { state, open: () => setState({ tag: "loading", address: null }) };
};
