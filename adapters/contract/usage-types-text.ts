import * as t from "io-ts";
import { UsageType } from "../../core/org/feature-usage.model.ts";

/** Usage types in a query: one, or several comma-separated. */
export const UsageTypesText = new t.Type<readonly UsageType[], string, unknown>(
  "UsageTypesText",
  (u): u is readonly UsageType[] => Array.isArray(u) && u.every(UsageType.is),
  (u, c) => {
    const names = typeof u === "string" ? u.split(",") : [];
    const types = names.filter(UsageType.is);
    return types.length > 0 && types.length === names.length
      ? t.success(types)
      : t.failure(u, c, `expected some of ${Object.keys(UsageType.keys).join(", ")}`);
  },
  (types) => types.join(","),
);
