import { Gift, QrCode } from "lucide-react";
import { BankMark } from "../../../bank-mark/BankMark.tsx";
import type { DepositMethod } from "../props.ts";

/** The mark of a payment method's bank; a picture of its kind for a gateway and a gift link. */
export function MethodMark({ method: { kind, code } }: { readonly method: DepositMethod }) {
  switch (kind) {
    case "account":
    case "account-auto":
      return <BankMark code={code} />;
    case "qr":
      return <BankMark code={code} icon={QrCode} />;
    case "gift-link":
      return <BankMark code={code} icon={Gift} />;
    default:
      return kind satisfies never;
  }
}
