import { type ReactNode, useEffect, useState } from "react";
import { usePortalUser } from "../portal-user.ts";
import { FillScreenView } from "./fill-screen.view.tsx";

/**
 * Lets a lesson fill the screen where the portal allows that and the device can. The whole document is in full screen, so that dialogs
 * and menus stay visible; a film that fills the screen by itself does not hide the rest of the lesson.
 */
export const FillScreen = ({ children }: { readonly children: ReactNode }) => {
  const isOffered = usePortalUser().portal.full_screen && document.fullscreenEnabled;
  const [isFilled, setFilled] = useState(false);
  useEffect(() => {
    const changed = (): void => setFilled(document.fullscreenElement === document.documentElement);
    document.addEventListener("fullscreenchange", changed);
    return () => {
      document.removeEventListener("fullscreenchange", changed);
      if (document.fullscreenElement === document.documentElement) void document.exitFullscreen();
    };
  }, []);
  if (!isOffered) return children;
  const toggle = (): void => void (isFilled ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return (
    <FillScreenView isFilled={isFilled} onToggle={toggle}>
      {children}
    </FillScreenView>
  );
};
