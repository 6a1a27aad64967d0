import { Folder } from "lucide-react";
import { specifiedPlaces } from "../../../core/shell/navigation.rule.ts";
import { filesTitlesText } from "../../i18n/en/files-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { PlaceContribution } from "../navigation-contribution.ts";

export const places: readonly PlaceContribution[] = [
  { ...specifiedPlaces.files, name: () => translateNow(filesTitlesText)("files"), icon: Folder, keys: "g f" },
];
