import { useState } from "react";
import { UserStorage } from "../../../../core/kernel/user-storage.ts";
import { useService } from "../../../react/services.tsx";
import type { RecordSection } from "./contact-record.view.tsx";

const key = (section: RecordSection): string => `contact-section:${section}`;

/** The open sections of contact records, stored on the device; by default only the built-in fields are open. */
export const useSections = () => {
  const storage = useService(UserStorage);
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({});
  const isOpen = (section: RecordSection): boolean => {
    const kept = storage.get(key(section));
    return changed[section] ?? (kept === null ? section === "main" : kept === "open");
  };
  return {
    isOpen,
    toggle: (section: RecordSection): void => {
      const next = !isOpen(section);
      storage.set(key(section), next ? "open" : "closed");
      setChanged({ ...changed, [section]: next });
    },
  };
};
