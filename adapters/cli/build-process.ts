import { build } from "vite";

process.once("disconnect", () => process.exit(1));
const [, , configFile] = process.argv;
if (configFile === undefined) throw new Error("build-process takes the configuration of the pages.");
await build({ configFile, logLevel: "error" });
process.exit(0);
