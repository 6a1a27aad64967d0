const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;

/** The key for rate limits: an IPv4 address, or the /64 network of an IPv6 address, since one subscriber usually holds a whole /64. */
export const callerAddress = (ip: string): string => {
  const plain = mapped.exec(ip)?.[1] ?? ip.replace(/%.*$/, "");
  if (!plain.includes(":") || !URL.canParse(`http://[${plain}]`)) return plain;
  const [head = "", tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split("::");
  const groups = (part: string): readonly string[] => (part === "" ? [] : part.split(":"));
  const gap = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array.from({ length: gap }, () => "0"), ...groups(tail ?? "")];
  return `${all.slice(0, 4).join(":")}::/64`;
};
