import { PanelLeft } from "lucide-react";
import { filesText } from "../../i18n/en/files.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Popover } from "../../kit/popover.view.tsx";
import { LibraryPlaces, type LibraryPlacesProps } from "./library-places.view.tsx";
import styles from "./library.module.css";

/** Opens the navigation of the library on small screens. */
export const PlacesButton = (places: LibraryPlacesProps) => {
  const text = useText(filesText);
  return (
    <span className={styles["placesButton"]}>
      <Popover label={text("places.label")} trigger={<Button icon={PanelLeft}>{text("places.open")}</Button>}>
        {(close) => (
          <div className={styles["popover"]}>
            <LibraryPlaces {...places} onGo={close} />
          </div>
        )}
      </Popover>
    </span>
  );
};
