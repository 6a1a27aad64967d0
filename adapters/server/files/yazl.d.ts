declare module "yazl" {
  type EntryOptions = { readonly mtime?: Date; readonly size?: number; readonly compress?: boolean };
  type Give = (error: Error | null, stream?: NodeJS.ReadableStream) => void;

  /** A ZIP archive that is written as it is read. */
  export class ZipFile {
    readonly outputStream: NodeJS.ReadableStream & { readonly destroy: (error?: Error) => unknown };
    readonly addReadStreamLazy: (name: string, options: EntryOptions, open: (give: Give) => void) => void;
    readonly end: () => void;
    readonly on: (event: "error", listener: (error: Error) => void) => this;
  }
}
