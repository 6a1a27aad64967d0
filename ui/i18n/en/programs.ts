import { catalogue } from "../catalogue.ts";

export const programsText = catalogue("programs", {
  title: "Quick wins",
  note: "Templates you can set up in a minute",
  quickWin: "Get Quick Win!",
  program: "Program",
  enabled: "{{title}} is already enabled",
  unavailable: "You can't enable this quick win",
  enable: "Enable",
  close: "Close",
  done: "Done",
  failed: "Could not enable the quick win",
  teams: "Teams",
  everyTeam: "All teams",
  pills: { enabled: "Enabled", available: "Ready to enable", unavailable: "Not available" },
  list: "Available quick wins",
  more: "Details",
  open: "{{verb}}: {{title}}",
});
