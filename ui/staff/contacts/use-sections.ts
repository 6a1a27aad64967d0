import { useState } from "react";
import { UserStorage } from "../../../core/kernel/user-storage.ts";
import { useService } from "../../react/services.tsx";
import type { RecordSection } from "./contact-record.view.tsx";

const openAtFirst: Readonly<Record<RecordSection, boolean>> = { main: true, about: false };
const key = (section: RecordSection): string => `contact-section:${section}`;

/** Which sections of contacts are open, remembered on this device; at first the default section is. */
export const useSections = () => {
  const storage = useService(UserStorage);
  const read = (section: RecordSection): boolean => {
    const kept = storage.get(key(section));
    return kept === null ? openAtFirst[section] : kept === "open";
  };
  const [open, setOpen] = useState(() => ({ main: read("main"), about: read("about") }));
  return {
    isOpen: (section: RecordSection): boolean => open[section],
    toggle: (section: RecordSection): void => {
      storage.set(key(section), open[section] ? "closed" : "open");
      setOpen({ ...open, [section]: !open[section] });
    },
  };
};
