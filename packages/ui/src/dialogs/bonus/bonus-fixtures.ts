import type { BonusDialogProps, BonusOffer } from "./props.ts";

/** A daily bonus that can be received, of which 20 % is lost while its conditions are unmet. */
export function aBonusOffer(over: Partial<BonusOffer> = {}): BonusDialogProps["content"] {
  return {
    kind: "ready",
    data: {
      type: "day",
      maxReceived: 1,
      percentFail: 20,
      banners: [{ image: null, html: "<h3>โบนัสรายวัน</h3><p>รับเพิ่มทุกวันเมื่อฝากเงิน</p>" }],
      availability: { kind: "available", current: false, left: 1 },
      notice: { kind: "ready", data: "<p>หากทำเทิร์นไม่ครบ จะถูกตัด 20%</p>" },
      ...over,
    },
  };
}

const nothing = () => {};

export function aBonusDialog(over: Partial<BonusDialogProps> = {}): BonusDialogProps {
  return {
    code: "DAILY10",
    content: aBonusOffer(),
    pending: false,
    unresolved: null,
    onReceive: nothing,
    onClose: nothing,
    ...over,
  };
}
