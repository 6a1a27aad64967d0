import { catalogue } from "../catalogue.ts";

export const programsText = catalogue("programs", {
  title: "Quick wins",
  note: "Ready-made things that you can switch on in a minute.",
  quickWin: "Get Quick Win!",
  program: "Program",
  enabled: "{{title}} is already enabled",
  unavailable: "You can't enable this quick win",
  enable: "Enable",
  close: "Close",
  done: "Done",
  failed: "It could not be enabled",
  teams: "Teams",
  everyTeam: "All teams",
  pills: { enabled: "Enabled", available: "Ready to enable", unavailable: "Not available" },
  list: "Quick wins to choose from",
  more: "Details",
  open: "{{verb}}: {{title}}",
});
