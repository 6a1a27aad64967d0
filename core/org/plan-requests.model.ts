import * as t from "io-ts";

/** The parameters of the window about a missing plan. */
export const PlanPromptRequest = t.type({ title: t.string, text: t.string }, "PlanPromptRequest");
export type PlanPromptRequest = t.TypeOf<typeof PlanPromptRequest>;

/**
 * The parameters of the window about a reached limit.
 * @property action label of the button that leads to support
 */
export const OverageRequest = t.intersection(
  [t.type({ title: t.string, message: t.string }), t.partial({ action: t.string })],
  "OverageRequest",
);
export type OverageRequest = t.TypeOf<typeof OverageRequest>;

declare module "../shell/modals.service.ts" {
  interface ModalParams {
    readonly "plan-prompt": PlanPromptRequest;
    readonly overage: OverageRequest;
  }
}
