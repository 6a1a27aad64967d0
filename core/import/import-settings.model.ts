import type { ImportLayout } from "./import-layout.model.ts";
import type { ImportFix, ImportMapping, ImportOptions } from "./import-mapping.model.ts";

/** What may be changed of an import before it runs; a plan that was made is forgotten. Another layout reads the columns anew and guesses their mapping. */
export type ImportSettings = {
  readonly layout?: ImportLayout;
  readonly mapping?: ImportMapping;
  readonly options?: ImportOptions;
  readonly fixes?: readonly ImportFix[];
};
