import type { BoardStore } from "../../core/contacts/boards.port.ts";
import { boards } from "../contract/boards.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Boards of contacts over HTTP. */
export const makeBoardsHttp = (call: Caller): BoardStore => ({
  read: ({ field, search, column, page }) =>
    call(boards.get, {
      ...none,
      query: { field, search, value: column?.value ?? null, without_value: column !== null && column.value === null, page },
    }),
});
