import { PGlite } from "@electric-sql/pglite";
import { pgliteOptions } from "./pglite-options.ts";

process.once("disconnect", () => process.exit(1));
const database = await PGlite.create(pgliteOptions(process.argv[2]));
await database.close();
process.exit(0);
