const fixed = /^([+-])(\d\d):?(\d\d)$/;
const shown = /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/;
const rememberedZones = 1_000;
const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset", hour: "numeric" });
  if (formats.size < rememberedZones) formats.set(timeZone, format);
  return format;
};

const secondsOf = ([, sign, hours = "0", minutes = "0", seconds = "0"]: RegExpExecArray): number =>
  (sign === "-" ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));

/** How far a zone's clocks are ahead of UTC at an instant. @param epoch seconds @param timeZone an IANA name or an offset `+02:00` @returns seconds @throws RangeError for a zone or an instant that there is not */
export const zoneOffset = (epoch: number, timeZone: string): number => {
  const own = fixed.exec(timeZone);
  if (own !== null) return secondsOf(own);
  const found = shown.exec(formatOf(timeZone).format(epoch * 1000));
  if (found === null) throw new RangeError(`The platform does not tell the offset of ${timeZone}.`);
  return secondsOf(found);
};
