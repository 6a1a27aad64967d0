import { ComingField } from "../../../kit/coming-field.view.tsx";
import { loadable } from "../../../kit/loadable.view.tsx";

/** Chooses the order of the list, which is there to read before it can be reordered. */
export const ContactOrder = loadable(async () => (await import("../../../kit/select.view.tsx")).Select, ComingField);
