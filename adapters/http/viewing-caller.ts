import * as E from "fp-ts/lib/Either.js";
import { forbidden } from "../../core/kernel/failure.ts";
import type { TabView } from "../../core/view-as/tab-view.service.ts";
import { viewAsRefusals } from "../../core/view-as/view-as-refusals.ts";
import type { Caller } from "./caller.ts";

/**
 * In a tab that shows the portal as a learner gets it, calls that would change, send or reveal something are refused before they are
 * sent, and nothing is called any more once the view is over.
 */
export const viewingCaller = (call: Caller, view: TabView): Caller => {
  if (!view.isViewing) return call;
  return (endpoint, input, options) => async () => {
    if (view.isOver()) return E.left(forbidden(viewAsRefusals.view_over));
    if (endpoint.whileViewing === "refused") return E.left(forbidden(viewAsRefusals.only_looking));
    const answer = await call(endpoint, input, options)();
    if (E.isLeft(answer) && answer.left.tag === "forbidden" && answer.left.code === viewAsRefusals.view_over.code) view.end();
    return answer;
  };
};
