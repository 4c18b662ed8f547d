import { expect, it } from "vitest";
import { describeOnEngines, useTestApp } from "../testing/suites.ts";
import { createSharedSwitches } from "./shared-switches.ts";
import { createSwitches, type Fault } from "./switches.ts";

const FAULT: Fault = { call: "GET /api/wallet", when: "before", effect: { kind: "hang" }, times: 2 };

await describeOnEngines("the switches", async ({ server }) => {
  const { database } = await useTestApp({ server });
  const isShared = database.engine === "postgresql";

  /** The switches of a process that starts now. */
  async function start() {
    const switches = createSwitches({ enableChatWidget: true });
    const shared = createSharedSwitches(database, switches);
    await shared.load();
    return { switches, shared };
  }

  it("are those of the others in a process that starts or reads again, on one PostgreSQL", async () => {
    const { shared } = await start();
    const other = await start();
    await shared.change({ registerOTP: true, bonusCount: 3 });
    await Promise.all([shared.change({ latency: 5 }), other.shared.change({ wheel: "off" })]);
    await shared.change({ bonusCount: null });
    const changed = { registerOTP: isShared, latency: isShared ? 5 : 0, bonusCount: null, wheel: "off" };
    await other.shared.load();
    expect(other.switches.state()).toMatchObject(changed);
    const { switches } = await start();
    expect(switches.state()).toMatchObject({ ...changed, wheel: isShared ? "off" : "operator" });

    expect((await shared.reset()).latency).toBe(0);
    expect((await start()).switches.state()).toEqual(createSwitches({ enableChatWidget: true }).state());
  });

  it("leave each process its own faults", async () => {
    const one = await start();
    expect((await one.shared.change({ gone: true, faults: [FAULT] })).faults).toEqual([FAULT]);
    one.switches.takeFault(FAULT.call, "before");
    await one.shared.load();
    expect(one.switches.state()).toMatchObject({ gone: true, faults: [{ ...FAULT, times: 1 }] });
    expect((await start()).switches.state()).toMatchObject({ gone: isShared, faults: [] });
    expect(await one.shared.reset()).toMatchObject({ gone: false, faults: [] });
  });
});
