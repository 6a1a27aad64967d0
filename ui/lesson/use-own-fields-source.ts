import { type ComponentType, createContext, type ReactNode, use } from "react";
import type { OwnFields } from "./use-attempt.ts";

/** Renders its content once the learner's own contact is known. */
type OwnFieldsSource = ComponentType<{ readonly children: (own: OwnFields) => ReactNode }>;

/** Where items that ask for fields of the contact get them from; null where nobody's contact is known, as for staff. */
export const OwnFieldsContext = createContext<OwnFieldsSource | null>(null);

/** Where items get the fields of the learner's own contact from. */
export const useOwnFieldsSource = (): OwnFieldsSource | null => use(OwnFieldsContext);
