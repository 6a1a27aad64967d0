import * as t from "io-ts";
import { modalKind } from "./modal-kind.model.ts";

/** A window with a text. */
export const infoWindow = modalKind("info", t.type({ title: t.string, text: t.string }));
