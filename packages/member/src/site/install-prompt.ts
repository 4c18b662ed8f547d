/** The browser's own question whether to install the site, as Chromium offers it. */
export interface InstallPrompt extends Event {
  /** Shows the question, once. */
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

/** The last one that the browser offered; the browser offers it once per page, before the profile has loaded. */
export const installPrompt: { offered: InstallPrompt | null } = { offered: null };

/** Takes the browser's question, so that it shows where the member asks for it and not by itself. */
export function catchInstallPrompt(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    installPrompt.offered = event as InstallPrompt;
  });
}
