import { useEffect, useState } from "react";
import { usePortalUser } from "../portal-user.ts";
import { FillScreenView } from "./fill-screen.view.tsx";

/**
 * Lets a lesson fill the screen where the portal allows that and the device can. The whole document is in full screen, so that dialogs
 * and menus stay visible.
 */
export const FillScreen = () => {
  const isOffered = usePortalUser().portal.full_screen && document.fullscreenEnabled;
  const [isFilled, setFilled] = useState(false);
  useEffect(() => {
    const changed = (): void => setFilled(document.fullscreenElement === document.documentElement);
    document.addEventListener("fullscreenchange", changed);
    return () => document.removeEventListener("fullscreenchange", changed);
  }, []);
  if (!isOffered) return null;
  const toggle = (): void => void (isFilled ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return <FillScreenView isFilled={isFilled} onToggle={toggle} />;
};
