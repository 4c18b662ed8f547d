import type { LocalText, Prize } from "../operator.ts";
import type { SwitchState } from "../switches/switches.ts";

const HOSTILE_MARKUP = `<img src=x onerror="alert(1)"><script>alert(2)</script><a href="javascript:alert(3)">x</a><style>*{display:none}</style>`;
/** 60 characters each. */
const LONG: LocalText = {
  th: "รางวัลใหญ่ที่สุดของเดือนนี้สำหรับสมาชิกคนสำคัญของเราทุกคนเลย",
  lo: "ລາງວັນໃຫຍ່ທີ່ສຸດຂອງເດືອນນີ້ສຳລັບສະມາຊິກຄົນສຳຄັນຂອງພວກເຮົາທຸກ",
  en: "The biggest prize of this month for every one of our members",
};
const same = (text: string): LocalText => ({ th: text, lo: text, en: text });

/** The slices of the wheel that is switched on; none when it is off. */
export function spinningPrizes(
  prizes: readonly Prize[],
  { wheel }: Pick<SwitchState, "wheel">,
): readonly Prize[] {
  switch (wheel) {
    case "operator":
      return prizes;
    case "off":
      return [];
    case "two":
      return prizes.slice(0, 2);
    case "forty":
      return Array.from({ length: 40 }, (_, index) => prizes[index % prizes.length])
        .filter((prize) => prize !== undefined)
        .map((prize, index) => (index < prizes.length ? prize : asNothing(prize, index)));
    case "hostile":
      return prizes.map((prize, index) => hostile(prize, index));
  }
}

/** Another slice of its own code, which wins nothing. */
function asNothing(prize: Prize, index: number): Prize {
  return { ...prize, code: `${prize.code}-${index + 1}`, win: { kind: "nothing" } };
}

/** Long labels, markup that attacks, and colours that do not parse. */
function hostile(prize: Prize, index: number): Prize {
  const labels = [LONG, same(HOSTILE_MARKUP), same(""), same("‮rtl‬ \u0301\u0301\u0301")];
  const colours = [
    "",
    "url(x)",
    "red;background:url(//evil.example)",
    "#12",
    "rgb(999,0,0)",
    "expression(1)",
  ];
  const colour = colours[index % colours.length] ?? "";
  return {
    ...prize,
    label: labels[index % labels.length] ?? LONG,
    bgColor: colour,
    textColor: colour,
    description: same(HOSTILE_MARKUP),
  };
}
