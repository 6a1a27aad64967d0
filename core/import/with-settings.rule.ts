import type { ImportSettings } from "./import-settings.model.ts";
import type { Import } from "./import.model.ts";

/** An import with settings that were chosen for it and are not stored yet; what another layout brings only its file can say. */
export const withSettings = (one: Import, { mapping = one.mapping, options = one.options, fixes = one.fixes }: ImportSettings): Import => ({
  ...one,
  mapping,
  options,
  fixes: [...fixes],
});
