import type { ProgramAsked, QuickWinAsked } from "./program-requests.model.ts";

/** A dialog requested by the address, with its parameters. */
export type ProgramRequest =
  | { readonly kind: "program"; readonly params: ProgramAsked }
  | { readonly kind: "quick-win"; readonly params: QuickWinAsked };

type Query = Readonly<Record<string, string | undefined>>;

/** The query parameters that open a program's dialog. */
export const programParameters = ["program", "program_id", "program_title"] as const;

/** The dialog that an address opens: that of `program`, else the quick win of `program_id`. */
export const programRequest = ({ program = "", program_id = "", program_title = "" }: Query): ProgramRequest | null => {
  if (program !== "") return { kind: "program", params: { id: program } };
  return program_id === "" ? null : { kind: "quick-win", params: { id: program_id, name: program_title } };
};
