import type { ReactNode } from "react";
import { latestValue, type Remote } from "../../core/kernel/remote.ts";
import { FailureState } from "./failure-state.view.tsx";
import { Outdated } from "./outdated.view.tsx";

type RemoteViewProps<A> = {
  readonly remote: Remote<A>;
  /** Shown while no value is loaded, in the layout of the content. */
  readonly skeleton: ReactNode;
  readonly onRetry?: () => void;
  /** A link elsewhere, when what the page shows was not found. */
  readonly way?: ReactNode;
  readonly children: (value: A) => ReactNode;
};

/**
 * Renders remote data: the latest value, also while it is reloading or, with a warning, after that failed; else the skeleton or the
 * failure.
 */
export const RemoteView = <A,>({ remote, skeleton, onRetry, way, children }: RemoteViewProps<A>) => {
  const value = latestValue(remote);
  if (value !== undefined)
    return (
      <>
        {remote.tag === "failed" ? <Outdated failure={remote.failure} onRetry={onRetry} /> : null}
        {children(value)}
      </>
    );
  if (remote.tag === "failed") return <FailureState failure={remote.failure} way={way} {...(onRetry === undefined ? {} : { onRetry })} />;
  return skeleton;
};
