import { openEmbeddedDatabase } from "../harness.ts";
import { followMembers } from "./membership-suite.ts";

followMembers("the embedded engine", openEmbeddedDatabase);
