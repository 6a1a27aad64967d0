import { tryCalls } from "./isolation-suite.ts";

tryCalls(2);
