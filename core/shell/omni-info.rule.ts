import { phoneDisplay } from "../validation/phone.rule.ts";
import type { OmniResult } from "./omni.model.ts";

/** The text beside the name of a result: a contact's mobile formatted for display, anything else unchanged. */
export const omniInfo = ({ type, info }: Pick<OmniResult, "type" | "info">): string => (type === "contact" ? phoneDisplay(info) : info);
