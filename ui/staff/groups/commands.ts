import { ListFilterPlus, UsersRound } from "lucide-react";
import { pageTitlesText } from "../../i18n/en/page-titles.ts";
import { sayNow } from "../../i18n/say-now.ts";
import type { CommandContribution } from "../command-contribution.ts";

const say = sayNow(pageTitlesText);

export const commands: readonly CommandContribution[] = [
  { id: "groups.go", group: "go", title: () => say("goToGroups"), icon: UsersRound, flags: ["contacts"], keys: "g g", words: "segments filters saved", href: () => "/ui/groups", run: ({ go }) => go("/ui/groups") },
  { id: "groups.create", group: "create", title: () => say("createGroup"), icon: ListFilterPlus, flags: ["contacts"], words: "new segment filter", href: () => "/ui/groups/create", run: ({ go }) => go("/ui/groups/create") },
];
