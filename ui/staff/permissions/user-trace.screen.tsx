import { useMemo } from "react";
import type { Flag } from "../../../core/access/role.model.ts";
import { Permissions } from "../../../core/permissions/permissions.port.ts";
import type { PermittedUser } from "../../../core/permissions/preset.model.ts";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { useQuery, useSetQuery } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { PageSteps, type PageStepsProps } from "./page-steps.view.tsx";
import { UserTrace } from "./user-trace.view.tsx";

type StepsOfPageProps = Omit<PageStepsProps, "trace"> & { readonly user: PermittedUser; readonly page: string };

/** Asked anew whenever the user is changed. */
const StepsOfPage = ({ user: { id, version }, page, ...props }: StepsOfPageProps) => {
  const permissions = useService(Permissions);
  const ask = useMemo(() => () => permissions.trace(id, page), [permissions, id, page]);
  const { answer, again } = useAnswer(ask, `${version}`);
  return (
    <RemoteView remote={answer} skeleton={<SkeletonLines lines={4} />} onRetry={again}>
      {(trace) => <PageSteps {...props} trace={trace} />}
    </RemoteView>
  );
};

type UserTraceScreenProps = { readonly user: PermittedUser; readonly isFixed: boolean; readonly onGrant: (flag: Flag) => void };

/** Why the user opens a page, or does not; the page is part of the address. */
export const UserTraceScreen = ({ user, isFixed, onGrant }: UserTraceScreenProps) => {
  const { page = null } = useQuery();
  const setQuery = useSetQuery();
  return (
    <UserTrace name={user.name} selected={page} onSelect={(path) => setQuery({ page: path })}>
      {page === null ? null : <StepsOfPage key={page} user={user} page={page} isFixed={isFixed} onGrant={onGrant} />}
    </UserTrace>
  );
};
