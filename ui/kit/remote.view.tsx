import type { ReactNode } from "react";
import { latestValue, type Remote } from "../../core/kernel/remote.ts";
import { FailureState } from "./failure-state.view.tsx";
import { Outdated } from "./outdated.view.tsx";

type RemoteViewProps<A> = {
  readonly remote: Remote<A>;
  /** Drawn while nothing is known yet, shaped like the content. */
  readonly skeleton: ReactNode;
  readonly onRetry?: () => void;
  readonly children: (value: A) => ReactNode;
};

/** Draws what is known: the value, also an older one while a newer is on its way or when none came, which it says then; else the skeleton or what went wrong. */
export const RemoteView = <A,>({ remote, skeleton, onRetry, children }: RemoteViewProps<A>) => {
  const value = latestValue(remote);
  if (value !== undefined)
    return (
      <>
        {remote.tag === "failed" ? <Outdated failure={remote.failure} onRetry={onRetry} /> : null}
        {children(value)}
      </>
    );
  if (remote.tag === "failed") return <FailureState failure={remote.failure} {...(onRetry === undefined ? {} : { onRetry })} />;
  return skeleton;
};
