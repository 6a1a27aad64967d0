import type { ProgramAsked, QuickWinAsked } from "./program-requests.model.ts";

/** A window that an address asks for, with its parameters. */
export type ProgramRequest =
  | { readonly kind: "program"; readonly params: ProgramAsked }
  | { readonly kind: "quick-win"; readonly params: QuickWinAsked };

type Query = Readonly<Record<string, string | undefined>>;

/** The query parameters by which an address opens the window of a program. */
export const programParameters = ["program", "program_id", "program_title"] as const;

/** The window that an address opens: that of `program`, else the quick win of `program_id`. */
export const programRequest = ({ program = "", program_id = "", program_title = "" }: Query): ProgramRequest | null => {
  if (program !== "") return { kind: "program", params: { id: program } };
  return program_id === "" ? null : { kind: "quick-win", params: { id: program_id, name: program_title } };
};
