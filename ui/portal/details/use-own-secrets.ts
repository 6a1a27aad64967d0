import { OwnSecrets } from "../../../core/contacts/own-secrets.port.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { useGuardedSecret } from "../../fields/use-guarded-secret.ts";
import { useService } from "../../react/services.tsx";

/** Reveals the learner's own secrets, after a pin where it is required. */
export const useOwnSecrets = (onFailure: (failure: Failure) => void) => {
  const { sendPin, confirm, reveal } = useService(OwnSecrets);
  return useGuardedSecret({ proof: "pin", ask: sendPin, confirm, reveal, onFailure });
};
