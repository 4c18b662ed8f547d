import { ROOT } from "@member-wallet/tools/root";

/**
 * The origin of the backend that a site of its own is built for (`build-another-origin.ts`): every worker's browser
 * maps it to the worker's own sandbox, so that one build serves all ports.
 */
export const BACKEND = "http://backend.localhost";

/** The built site. */
export const FOLDER = `${ROOT}apps/e2e/.cache/another-origin`;
