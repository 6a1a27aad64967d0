import { useRouter } from "@tanstack/react-router";
import { useMemo } from "react";
import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import { Modals } from "../../../core/shell/modals.service.ts";
import { PageConfig } from "../../../core/shell/page-config.port.ts";
import { useResolve } from "../../react/services.tsx";
import type { CommandTools } from "../command-contribution.ts";

/** The services for the commands of this page. */
export const useCommandTools = (user: SessionUser): CommandTools => {
  const router = useRouter();
  const resolve = useResolve();
  return useMemo(
    () => ({
      known: { user, config: resolve(PageConfig).config },
      go: (href) => void router.navigate({ href }),
      openModal: (kind) => resolve(Modals).open(kind),
      resolve,
    }),
    [router, resolve, user],
  );
};
