/** The paths of the backend, which every server of a site passes on and the service worker leaves alone. */
export const BACKEND_PATHS = ["/api", "/socket.io", "/files"] as const;
