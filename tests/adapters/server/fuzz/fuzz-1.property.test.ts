import { fuzzCalls } from "./fuzz-suite.ts";

fuzzCalls(0);
