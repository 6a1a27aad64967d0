import * as t from "io-ts";

/** An inconsistency between valid parts of a value: the path of the part at fault and a message. */
export type Complaint = { readonly path: readonly string[]; readonly message: string };

/**
 * A codec that also validates the consistency of a value's parts.
 * @param complaintAbout null for a consistent value
 */
export const checked = <C extends t.Mixed>(codec: C, complaintAbout: (value: t.TypeOf<C>) => Complaint | null) =>
  new t.RefinementType<C, t.TypeOf<C>, t.OutputOf<C>, unknown>(
    codec.name,
    (u): u is t.TypeOf<C> => codec.is(u) && complaintAbout(u) === null,
    (u, context) => {
      const decoded: t.Validation<t.TypeOf<C>> = codec.validate(u, context);
      const complaint = decoded._tag === "Left" ? null : complaintAbout(decoded.right);
      if (complaint === null) return decoded;
      const entries = complaint.path.map((key) => ({ key, type: t.unknown }));
      return t.failure(u, [...context, ...entries], complaint.message);
    },
    codec.encode,
    codec,
    (value) => complaintAbout(value) === null,
  );
