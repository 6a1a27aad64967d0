import { useCallback } from "react";
import type { ChoosePicture } from "../../../fields/field-editor.ts";
import { useChooseFiles } from "./use-choose-files.ts";

/** Lets the user choose one picture of the files in a window; its address is what fields store. */
export const useChoosePicture = (): ChoosePicture => {
  const choose = useChooseFiles();
  return useCallback(async (title) => (await choose({ title, kinds: ["image"] }))?.[0]?.url ?? null, [choose]);
};
