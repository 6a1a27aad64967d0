import { inject } from "vitest";
import { openOnPostgres } from "./group-rows.ts";
import { followMembers } from "./membership-suite.ts";

followMembers("PostgreSQL", () => openOnPostgres(inject("postgresUrl"), "membership"));
