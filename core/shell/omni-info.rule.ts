import { phoneDisplay } from "../validation/phone.rule.ts";
import type { OmniResult } from "./omni.model.ts";

/** What stands beside the name of a found record: a contact's mobile as people read numbers, anything else as it is. */
export const omniInfo = ({ type, info }: Pick<OmniResult, "type" | "info">): string => (type === "contact" ? phoneDisplay(info) : info);
