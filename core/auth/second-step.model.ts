import * as t from "io-ts";
import { exactly } from "../kernel/exactly.ts";
import { boundedText } from "./bounded-text.model.ts";

/**
 * A code of an authenticator app or a recovery code, after the password was verified.
 * @property remember whether this browser skips the second step for a while
 */
export const SecondStep = exactly("SecondStep", { code: boundedText("SecondStepCode", 1, 40) }, { remember: t.boolean });
export type SecondStep = t.TypeOf<typeof SecondStep>;

/** The password was verified; a code must follow within minutes, from the same browser. */
export const SecondStepAsked = t.type({ status: t.literal("second_step") }, "SecondStepAsked");
