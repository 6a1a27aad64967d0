/* Keeps the two applications startable without the network: their pages are asked of the server first and taken from here when it does not answer; built files, whose names change with their content, are taken from here first. Calls are never kept. */
const shelf = "cygnet-1";
const mostFiles = 200;
const applications = ["/ui/", "/portal/"];

const keep = async (key, answer) => {
  if (!answer.ok) return;
  const cache = await caches.open(shelf);
  await cache.put(key, answer);
  const files = (await cache.keys()).filter((request) => new URL(request.url).pathname.startsWith("/assets/"));
  await Promise.all(files.slice(0, Math.max(0, files.length - mostFiles)).map((request) => cache.delete(request)));
};

const page = async (event, application) => {
  try {
    const answer = await fetch(event.request);
    if (!answer.redirected) event.waitUntil(keep(application, answer.clone()));
    return answer;
  } catch (error) {
    const known = await caches.match(application);
    if (known === undefined) throw error;
    return known;
  }
};

const file = async (event) => {
  const known = await caches.match(event.request);
  if (known !== undefined) return known;
  const answer = await fetch(event.request);
  event.waitUntil(keep(event.request, answer.clone()));
  return answer;
};

const plainFile = async (event) => {
  try {
    const answer = await fetch(event.request);
    event.waitUntil(keep(event.request, answer.clone()));
    return answer;
  } catch (error) {
    const known = await caches.match(event.request);
    if (known === undefined) throw error;
    return known;
  }
};

const plainFiles = /^\/(theme-boot\.js|layers\.css|favicon\.svg|[a-z]+\.webmanifest|icons\/)/;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== shelf).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  const application = applications.find((prefix) => url.pathname.startsWith(prefix));
  if (event.request.mode === "navigate" && application !== undefined) event.respondWith(page(event, application));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(file(event));
  else if (plainFiles.test(url.pathname)) event.respondWith(plainFile(event));
});
