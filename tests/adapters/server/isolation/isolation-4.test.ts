import { tryCalls } from "./isolation-suite.ts";

tryCalls(3);
