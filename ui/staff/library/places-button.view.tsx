import { PanelLeft } from "lucide-react";
import type { ReactNode } from "react";
import { libraryText } from "../../i18n/en/library.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Popover } from "../../kit/popover.view.tsx";
import styles from "./library.module.css";

/** Opens the navigation of a library on small screens. */
export const PlacesButton = ({ children }: { readonly children: (close: () => void) => ReactNode }) => {
  const text = useText(libraryText);
  return (
    <span className={styles["placesButton"]}>
      <Popover label={text("places.label")} trigger={<Button icon={PanelLeft}>{text("places.open")}</Button>}>
        {(close) => <div className={styles["popover"]}>{children(close)}</div>}
      </Popover>
    </span>
  );
};
