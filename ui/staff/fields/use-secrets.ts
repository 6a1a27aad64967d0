import * as TE from "fp-ts/lib/TaskEither.js";
import { SecretStore } from "../../../core/fields/secrets.port.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { useGuardedSecret } from "../../fields/use-guarded-secret.ts";
import { useService } from "../../react/services.tsx";

/** Secrets of one contact, after the password where required. */
export const useSecrets = (contact: number, onFailure: (failure: Failure) => void) => {
  const { confirm, reveal } = useService(SecretStore);
  return useGuardedSecret({ proof: "password", ask: TE.right(null), confirm, reveal: (field) => reveal(contact, field), onFailure });
};
