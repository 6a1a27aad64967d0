/* Asks for what the page needs first while its program is fetched; adapters/http/early-fetch.ts says the same in types and takes the answers. */
(() => {
  try {
    // A tab that shows the portal as somebody else calls in another way.
    if (window.location.hash !== "" || window.sessionStorage.getItem("cygnet.view-as") !== null) return;
  } catch {
    return;
  }
  const answers = new Map();
  for (const { address, headers } of JSON.parse(document.currentScript.dataset.calls)) {
    const answer = window.fetch(address, { credentials: "same-origin", headers: { accept: "application/json", ...headers } });
    answer.catch(() => undefined);
    answers.set(address, { answer, headers });
  }
  window.cygnetEarly = { at: window.performance.now(), answers };
})();
