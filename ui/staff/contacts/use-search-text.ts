import { useEffect, useRef, useState } from "react";

const waitMs = 200;

/** The text of a search field: the URL follows debounced, and the field follows external changes of the URL. */
export const useSearchText = (inAddress: string, onSearch: (text: string) => void): readonly [string, (text: string) => void] => {
  const [typed, setTyped] = useState(inAddress);
  const sent = useRef(inAddress);
  const send = useRef(onSearch);
  send.current = onSearch;
  useEffect(() => {
    if (inAddress === sent.current) return;
    sent.current = inAddress;
    setTyped(inAddress);
  }, [inAddress]);
  useEffect(() => {
    if (typed === sent.current) return undefined;
    const timer = setTimeout(() => {
      sent.current = typed;
      send.current(typed);
    }, waitMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped];
};
