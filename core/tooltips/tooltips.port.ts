import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { TooltipCategory, TooltipStories } from "./tooltip.model.ts";

/** The source of tooltips. */
export type TooltipSource = { readonly load: (category: TooltipCategory) => TaskEither<Failure, TooltipStories> };
export const TooltipSource = token<TooltipSource>("tooltips.source");
