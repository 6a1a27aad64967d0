import { useEffect, useState } from "react";

/** The passwords that are tried first; null until they are here, and while they cannot be fetched. */
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
