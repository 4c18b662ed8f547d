import { type Call, CALLS, nameOf, pathOf } from "@member-wallet/api/calls";

/** A described call with its example's path and body; the body of an upload is empty. */
interface ExampleCall {
  readonly call: Call;
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

/** What the test operator and its members have, where the description's example names something else. */
const OF_THE_TESTS: Readonly<Record<string, { parts?: Record<string, string>; body?: object }>> = {
  "POST /api/login": { body: { username: "0800000001", password: "test-1234" } },
  "PUT /api/account/changepwd": { body: { oldPassword: "test-1234" } },
  "GET /api/bonus/activate/{code}": { parts: { code: "DAY" } },
  "GET /api/promotion/find/{code}": { parts: { code: "NEW30" } },
  "GET /api/promotion/activate/{code}": { parts: { code: "NEW30" } },
};

/** No screen sends it, and the sandbox has no route for it. */
const NOT_SERVED = "/api/wallet/add";

/** Every described call, valid but for secrets and ids in it. */
export const EXAMPLE_CALLS: readonly ExampleCall[] = CALLS.filter(({ path }) => path !== NOT_SERVED).map(
  (call) => {
    const { parts, body } = OF_THE_TESTS[nameOf(call)] ?? {};
    const { method, payload } = call;
    const path = pathOf(call, parts);
    if (payload === undefined) return { call, method, path };
    return {
      call,
      method,
      path,
      body: payload.kind === "json" ? { ...Object(payload.example), ...body } : {},
    };
  },
);
