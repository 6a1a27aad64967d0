import { useEffect } from "react";
import { Palette } from "../../../core/shell/palette.service.ts";
import { useService } from "../../react/services.tsx";
import { typedEarly } from "./early-typing-keys.ts";

const isDrawn = (): boolean => document.querySelector("[data-palette]") !== null;

/** Buffers keys typed between opening and rendering of the palette, so that they reach the palette and not the page. */
export const useEarlyTyping = (): void => {
  const palette = useService(Palette);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { isOpen, text } = palette.latest();
      if (!isOpen || isDrawn()) return;
      const typed = event.key === "Enter" ? text : typedEarly(text, event);
      if (typed === null && event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      if (typed === null) palette.close();
      else palette.type(typed);
    };
    window.addEventListener("keydown", press, true);
    return () => window.removeEventListener("keydown", press, true);
  }, [palette]);
};
