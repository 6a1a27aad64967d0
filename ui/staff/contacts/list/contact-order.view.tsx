import { ComingField } from "../../../kit/coming-field.view.tsx";
import { loadable } from "../../../kit/loadable.view.tsx";

/** The select for the sort order, lazily loaded; the current order is readable before that. */
export const ContactOrder = loadable(async () => (await import("../../../kit/select.view.tsx")).Select, ComingField);
