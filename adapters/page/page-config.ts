import * as E from "fp-ts/lib/Either.js";
import { plainShellConfig, ShellConfig } from "../../core/shell/shell-config.model.ts";

type Host = { readonly document: Pick<Document, "querySelector"> };

/** The configuration that the server wrote into the page's head; the default without one. */
export const pageConfig = (host: Host): ShellConfig => {
  const text = host.document.querySelector('meta[name="cygnet-config"]')?.getAttribute("content") ?? null;
  if (text === null) return plainShellConfig;
  try {
    const decoded = ShellConfig.decode(JSON.parse(text));
    return E.isRight(decoded) ? decoded.right : plainShellConfig;
  } catch {
    return plainShellConfig;
  }
};
