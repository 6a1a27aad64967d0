import { token } from "./token.ts";

/** Whether the device is set to reduced motion. */
export type Motion = { readonly isReduced: () => boolean };
export const Motion = token<Motion>("kernel.motion");
