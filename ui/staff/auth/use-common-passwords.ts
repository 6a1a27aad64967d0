import { useEffect, useState } from "react";

/** Common passwords; null until loaded, or when loading fails. */
export const useCommonPasswords = (): ReadonlySet<string> | null => {
  const [common, setCommon] = useState<ReadonlySet<string> | null>(null);
  useEffect(() => {
    void import("../../../core/validation/common-passwords.ts").then(
      (list) => setCommon(list.commonPasswords),
      () => undefined,
    );
  }, []);
  return common;
};
