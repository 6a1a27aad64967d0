import { Maximize, Minimize } from "lucide-react";
import type { ReactNode } from "react";
import { fillScreenText } from "../../i18n/en/fill-screen.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import styles from "./fill-screen.module.css";

type FillScreenProps = { readonly isFilled: boolean; readonly onToggle: () => void; readonly children: ReactNode };

/** A lesson below the button that hides everything else, or brings it back. */
export const FillScreenView = ({ isFilled, onToggle, children }: FillScreenProps) => {
  const text = useText(fillScreenText);
  return (
    <div className={styles["frame"]} data-filled={isFilled || undefined}>
      <div className={styles["bar"]}>
        <Button kind="quiet" size="small" icon={isFilled ? Minimize : Maximize} onPress={onToggle}>
          {text(isFilled ? "leave" : "fill")}
        </Button>
      </div>
      {children}
    </div>
  );
};
