import { temporaryFolder } from "./temporary-folder.ts";

// What test files, the servers in them and the programs that they start ask the system for a folder.
process.env["TMPDIR"] = temporaryFolder();
