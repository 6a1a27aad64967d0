import { useLook, useLookOnPage } from "./use-look.ts";

/**
 * Applies the theme, density and frame to every page, including the sign-in, and follows the device's colour scheme.
 * @param hasShells whether the application has more than one frame
 */
export const LookOnPage = ({ hasShells }: { readonly hasShells: boolean }) => {
  useLookOnPage(useLook(hasShells));
  return null;
};
