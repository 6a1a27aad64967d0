import { Maximize, Minimize } from "lucide-react";
import { fillScreenText } from "../../i18n/en/fill-screen.ts";
import { useText } from "../../i18n/use-text.ts";
import { IconButton } from "../../kit/icon-button.view.tsx";

type FillScreenProps = { readonly isFilled: boolean; readonly onToggle: () => void };

/** Lets the lesson fill the screen, or the window again. */
export const FillScreenView = ({ isFilled, onToggle }: FillScreenProps) => {
  const text = useText(fillScreenText);
  return <IconButton icon={isFilled ? Minimize : Maximize} label={text(isFilled ? "leave" : "fill")} onPress={onToggle} />;
};
