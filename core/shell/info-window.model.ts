import * as t from "io-ts";
import { modalKind } from "./modal-kind.model.ts";

/** A text with its title. */
export const InfoRequest = t.type({ title: t.string, text: t.string }, "InfoRequest");
export type InfoRequest = t.TypeOf<typeof InfoRequest>;

/** A window with a text. */
export const infoWindow = modalKind<InfoRequest>("info");
