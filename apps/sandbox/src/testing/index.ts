/** A sandbox for tests and benches of other packages. */
export { guestCustomer } from "../chat/customer.ts";
export { type Cluster, startCluster } from "../cluster/cluster.ts";
export { demoOperator } from "../demo/operator.ts";
export { encryptGiftLink } from "../gift-link/encryption.ts";
export { sweep } from "../housekeeping.ts";
export { listen } from "../http/listen.ts";
export type { Listening } from "../http/listen.ts";
export { ledgerBreaches } from "../ledger/audit.ts";
export { aCustomer, aGuestId, connectSocket, createChatApp } from "./chat.ts";
export type { ChatApp, ChatSocket, TestCustomer } from "./chat.ts";
export { growInviteBonus, giveCoins, giveCoupons, inviteMember, play } from "./claims.ts";
export { testEngines } from "./engines.ts";
export { fuzzRoute, serveTestApp } from "./fuzz-requests.ts";
export { givenServer, startTestServer } from "./postgres.ts";
export type { TestServer } from "./postgres.ts";
export { aTransferSlip, sendSlip, slipsOf } from "./slips.ts";
/** The program of a process with the operator of the tests, whose limits are high. */
export const TEST_PROGRAM = new URL("./run-test-operator.ts", import.meta.url);
export type { Fault, SwitchState } from "../switches/switches.ts";
export { createTestApp } from "./test-app.ts";
export type { TestApp, TestMember } from "./test-app.ts";
export { freshDatabase } from "./test-database.ts";
export { testOperator } from "./test-operator.ts";
