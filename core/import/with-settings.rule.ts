import type { ImportSettings } from "./import-settings.model.ts";
import type { Import } from "./import.model.ts";

/** An import with settings that are not stored yet; the effect of another layout is only known after the file is parsed. */
export const withSettings = (one: Import, { mapping = one.mapping, options = one.options, fixes = one.fixes }: ImportSettings): Import => ({
  ...one,
  mapping,
  options,
  fixes: [...fixes],
});
