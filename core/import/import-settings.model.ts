import type { ImportLayout } from "./import-layout.model.ts";
import type { ImportFix, ImportMapping, ImportOptions } from "./import-mapping.model.ts";

/**
 * The settings of an import before it runs; a change drops an existing plan. Another layout parses the columns again and guesses their
 * mapping.
 */
export type ImportSettings = {
  readonly layout?: ImportLayout;
  readonly mapping?: ImportMapping;
  readonly options?: ImportOptions;
  readonly fixes?: readonly ImportFix[];
};
