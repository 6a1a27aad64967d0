import { PGlite } from "@electric-sql/pglite";
import { pgliteOptions } from "./pglite-options.ts";
import { keepReplacedCode } from "./pglite-program.ts";

process.once("disconnect", () => process.exit(1));
keepReplacedCode();
const database = await PGlite.create(pgliteOptions(process.argv[2]));
await database.close();
process.exit(0);
