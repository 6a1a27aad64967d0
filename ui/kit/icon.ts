import type { LucideIcon } from "lucide-react";

/** A picture from the icon set; always beside a word or inside something that has a name. */
export type Icon = LucideIcon;
