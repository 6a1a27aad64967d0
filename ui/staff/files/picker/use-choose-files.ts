import { useCallback } from "react";
import { ChosenFiles, type FilePicking } from "../../../../core/files/file-picker.model.ts";
import { Modals } from "../../../../core/shell/modals.service.ts";
import { useService } from "../../../react/services.tsx";

/**
 * Lets the user choose files in a window.
 * `const choose = useChooseFiles(); const files = await choose({ kinds: ["image"] });`
 * Resolves to the chosen files, one unless `isMultiple`; null when the window is closed.
 */
export const useChooseFiles = (): ((request?: FilePicking) => Promise<ChosenFiles | null>) => {
  const modals = useService(Modals);
  return useCallback((request = {}) => modals.ask("choose-files", request, ChosenFiles), [modals]);
};
