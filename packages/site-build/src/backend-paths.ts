/** The paths to forward to the backend: one list for the development server and the local server of a built site. */
export const BACKEND_PATHS = ["/api", "/socket.io", "/files"] as const;
