import type { TooltipSource } from "../../core/tooltips/tooltips.port.ts";
import { tooltips } from "../contract/tooltips.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Tooltips over HTTP. */
export const makeTooltipsHttp = (call: Caller): TooltipSource => ({ load: (tags) => call(tooltips.list, { ...none, query: { tags } }) });
