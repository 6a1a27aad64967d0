import { ChartColumn, Folder, GraduationCap, House, ListChecks, Megaphone, MessageCircle, Package, Puzzle, Scissors, Settings, Users, UsersRound, Workflow } from "lucide-react";
import type { Icon } from "../../kit/icon.ts";

const icons: Readonly<Record<string, Icon>> = {
  home: House,
  contacts: Users,
  groups: UsersRound,
  conversations: MessageCircle,
  campaigns: Megaphone,
  lessons: GraduationCap,
  automations: Workflow,
  reports: ChartColumn,
  tasks: ListChecks,
  files: Folder,
  snippets: Scissors,
  "custom-objects": Puzzle,
  settings: Settings,
};

/** The picture of a place; a standalone custom object has the picture of a thing. */
export const navigationIcon = (id: string): Icon => icons[id] ?? Package;
