import { useEffect } from "react";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { useGo } from "../../react/address.ts";

/** Sections that do not exist lead to the settings of the portal, without an entry in the history. */
export const OtherSectionScreen = () => {
  const go = useGo();
  useEffect(() => go("/ui/settings/other/portal", { replace: true }), [go]);
  return <SkeletonLines lines={6} />;
};
