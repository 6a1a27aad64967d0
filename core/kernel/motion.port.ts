import { token } from "./token.ts";

/** Whether the person has asked this device for less motion. */
export type Motion = { readonly isReduced: () => boolean };
export const Motion = token<Motion>("kernel.motion");
