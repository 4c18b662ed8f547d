/** The worker of a build with `VITE_SERVICE_WORKER=off`: it takes the place of any other one, and removes itself. */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(remove());
});

// A page of before that was still open may have registered it again.
self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.waitUntil(self.registration.unregister());
});

async function remove() {
  // First of all the worker: the site has no other caches than those of its releases.
  await self.registration.unregister();
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
