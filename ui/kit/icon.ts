import type { LucideIcon } from "lucide-react";

/** An icon of the icon set; always used beside text or inside a labelled element. */
export type Icon = LucideIcon;
