import type { Related } from "@member-wallet/domain";
import type { Language } from "../http/language.ts";
import type { LocalText, Operator } from "../operator.ts";

const INVITE: LocalText = { th: "โบนัสชวนเพื่อน", lo: "ໂບນັດຊວນໝູ່", en: "Invite bonus" };
const REFUND: LocalText = { th: "คืนยอดเสีย", lo: "ຄືນຍອດເສຍ", en: "Loss refund" };

/** The name of a claimed offer, for the statement; its code when the operator no longer has it. */
export function claimName(
  { bonuses, promotions, wheel }: Operator,
  kind: Related,
  code: string,
  language: Language,
): string {
  switch (kind) {
    case "bonus":
      return bonuses.find((bonus) => bonus.code === code)?.name[language] ?? code;
    case "promotion":
      return promotions.find((promotion) => promotion.code === code)?.name[language] ?? code;
    case "invite":
      return INVITE[language];
    case "refund":
      return REFUND[language];
    case "luckydraw":
      return wheel.prizes.find((prize) => prize.code === code)?.label[language] ?? code;
  }
}
