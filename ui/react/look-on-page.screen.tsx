import { useLook, useLookOnPage } from "./use-look.ts";

/** Keeps every page in the look that was chosen, those before the sign-in too, and follows the device. @param hasShells whether the application has more than one frame */
export const LookOnPage = ({ hasShells }: { readonly hasShells: boolean }) => {
  useLookOnPage(useLook(hasShells));
  return null;
};
