import type { Command } from "./command.ts";

/** An entry of the command list; the command itself is loaded only when it is called. */
export type CommandEntry = { readonly name: string; readonly summary: string; readonly load: () => Promise<Command> };

/** Every command of `cygnet`, in the order help shows them. */
export const registry: readonly CommandEntry[] = [
  {
    name: "serve",
    summary: "Serve the staff application, the portal and the calls.",
    load: async () => (await import("./serve.command.ts")).serveCommand,
  },
  {
    name: "seed",
    summary: "Fill an empty database with the demo, or add generated contacts.",
    load: async () => (await import("./seed.command.ts")).seedCommand,
  },
  { name: "reset", summary: "Delete the embedded database.", load: async () => (await import("./reset.command.ts")).resetCommand },
  {
    name: "doctor",
    summary: "Examine the installation and the database.",
    load: async () => (await import("./doctor.command.ts")).doctorCommand,
  },
  {
    name: "mail",
    summary: "Send one mail, to see whether mail leaves.",
    load: async () => (await import("./mail.command.ts")).mailCommand,
  },
  {
    name: "database",
    summary: "Print the SQL that makes the roles on a PostgreSQL server.",
    load: async () => (await import("./database.command.ts")).databaseCommand,
  },
  {
    name: "audit",
    summary: "Sign and print the ends of the audit logs.",
    load: async () => (await import("./audit.command.ts")).auditCommand,
  },
  {
    name: "backup",
    summary: "Write the whole database to one file.",
    load: async () => (await import("./backup.command.ts")).backupCommand,
  },
  {
    name: "restore",
    summary: "Replace the whole database by a backup.",
    load: async () => (await import("./restore.command.ts")).restoreCommand,
  },
  {
    name: "user",
    summary: "Create, invite, archive and restore staff users.",
    load: async () => (await import("./user.command.ts")).userCommand,
  },
  {
    name: "token",
    summary: "Make an API token for a staff user.",
    load: async () => (await import("./token.command.ts")).tokenCommand,
  },
  {
    name: "sudo",
    summary: "Make a link by which support signs in as a staff user.",
    load: async () => (await import("./sudo.command.ts")).sudoCommand,
  },
  {
    name: "two-step-off",
    summary: "Switch two-step sign-in off for somebody who lost phone and recovery codes.",
    load: async () => (await import("./two-step-off.command.ts")).twoStepOffCommand,
  },
  {
    name: "import",
    summary: "Import contacts from a CSV, TSV or XLSX file, or say what that would do.",
    load: async () => (await import("./import.command.ts")).importCommand,
  },
  {
    name: "files",
    summary: "Move the bytes of files from the data folder to a bucket, or back.",
    load: async () => (await import("./files.command.ts")).filesCommand,
  },
  { name: "export", summary: "Write contacts as CSV.", load: async () => (await import("./export.command.ts")).exportCommand },
  {
    name: "rule",
    summary: "Apply a rule of the product to JSON lines.",
    load: async () => (await import("./rule.command.ts")).ruleCommand,
  },
  {
    name: "check",
    summary: "Check data files against the rules of the product.",
    load: async () => (await import("./check.command.ts")).checkCommand,
  },
  {
    name: "simulate",
    summary: "Walk one contact through a workflow, step by step.",
    load: async () => (await import("./simulate.command.ts")).simulateCommand,
  },
];
