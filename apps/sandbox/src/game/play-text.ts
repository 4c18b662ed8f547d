/** The words of the play page, in the languages of the sites. */
export type PlayLanguage = "th" | "lo" | "en";

export const PLAY_TEXTS = {
  th: {
    balance: "ยอดเงินในเกม",
    baht: "บาท",
    stake: "เดิมพัน",
    bet: "เดิมพันเลย",
    won: "ได้รับ",
    lost: "รอบนี้ยังไม่ได้ ลองใหม่ได้อีก",
    notEnough: "ยอดเงินไม่พอ เลือกเดิมพันที่น้อยลง",
    failed: "เชื่อมต่อไม่สำเร็จ ลองอีกครั้ง",
    ended: "ลิงก์เข้าเกมนี้หมดอายุแล้ว กลับไปเปิดเกมใหม่จากกระเป๋าเงิน",
    noGame: "ไม่พบเกมนี้",
    username: "ชื่อผู้ใช้",
    password: "รหัสผ่าน",
    enter: "เข้าเกม",
    wrong: "ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง",
  },
  lo: {
    balance: "ຍອດເງິນໃນເກມ",
    baht: "ບາດ",
    stake: "ເດີມພັນ",
    bet: "ເດີມພັນເລີຍ",
    won: "ໄດ້ຮັບ",
    lost: "ຮອບນີ້ຍັງບໍ່ໄດ້ ລອງໃໝ່ໄດ້ອີກ",
    notEnough: "ຍອດເງິນບໍ່ພໍ ເລືອກເດີມພັນທີ່ໜ້ອຍກວ່າ",
    failed: "ເຊື່ອມຕໍ່ບໍ່ສຳເລັດ ລອງອີກຄັ້ງ",
    ended: "ລິ້ງເຂົ້າເກມນີ້ໝົດອາຍຸແລ້ວ ກັບໄປເປີດເກມໃໝ່ຈາກກະເປົາເງິນ",
    noGame: "ບໍ່ພົບເກມນີ້",
    username: "ຊື່ຜູ້ໃຊ້",
    password: "ລະຫັດຜ່ານ",
    enter: "ເຂົ້າເກມ",
    wrong: "ຊື່ຜູ້ໃຊ້ ຫຼື ລະຫັດຜ່ານບໍ່ຖືກຕ້ອງ",
  },
  en: {
    balance: "Balance in the game",
    baht: "baht",
    stake: "Stake",
    bet: "Bet",
    won: "You won",
    lost: "Nothing this time",
    notEnough: "The balance is too low. Choose a smaller stake.",
    failed: "The connection failed. Try again.",
    ended: "This link has expired. Open the game again from your wallet.",
    noGame: "There is no such game.",
    username: "Username",
    password: "Password",
    enter: "Enter the game",
    wrong: "The username or the password is wrong.",
  },
} as const satisfies Record<PlayLanguage, Record<string, string>>;

/** The language that a browser asks for first among ours; Thai otherwise. */
export function playLanguage(acceptLanguage: string | undefined): PlayLanguage {
  const wanted = (acceptLanguage ?? "").split(",").map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.find((language) => language === "th" || language === "lo" || language === "en") ?? "th";
}
