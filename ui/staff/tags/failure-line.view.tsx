import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import { Banner } from "../../kit/banner.view.tsx";

/** Why a change of tags was refused; nothing without a failure. */
export const FailureLine = ({ failure }: { readonly failure: Failure | null }) =>
  failure === null ? null : <Banner tone="danger">{failureMessage(failure)}</Banner>;
