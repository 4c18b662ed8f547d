/** The texts of the brand sheet in one language. */
export interface BrandTexts {
  readonly language: "th" | "lo" | "en";
  readonly wallet: string;
  readonly sentence: string;
  readonly deposit: string;
  readonly withdraw: string;
  readonly cancel: string;
  readonly name: string;
  readonly nameValue: string;
  readonly nameHint: string;
  readonly nameError: string;
  readonly success: string;
  readonly inProgress: string;
  readonly failed: string;
}

export const BRAND_TEXTS: readonly BrandTexts[] = [
  {
    language: "th",
    wallet: "กระเป๋าเงิน",
    sentence: "ที่นี่ ฝากและถอนเงินได้ทุกวัน ตลอด 24 ชั่วโมง",
    deposit: "ฝากเงิน",
    withdraw: "ถอนเงิน",
    cancel: "ยกเลิก",
    name: "ชื่อโปรไฟล์",
    nameValue: "สมชาย",
    nameHint: "ชื่อที่เพื่อนเห็น",
    nameError: "กรุณากรอกชื่อ",
    success: "สำเร็จ",
    inProgress: "กำลังดำเนินการ",
    failed: "ไม่สำเร็จ",
  },
  {
    language: "lo",
    wallet: "ກະເປົາເງິນ",
    sentence: "ຢູ່ນີ້ ຝາກ ແລະ ຖອນເງິນໄດ້ທຸກມື້ ຕະຫຼອດ 24 ຊົ່ວໂມງ",
    deposit: "ຝາກເງິນ",
    withdraw: "ຖອນເງິນ",
    cancel: "ຍົກເລີກ",
    name: "ຊື່ໂປຣໄຟລ໌",
    nameValue: "ສົມໄຊ",
    nameHint: "ຊື່ທີ່ໝູ່ເຫັນ",
    nameError: "ກະລຸນາປ້ອນຊື່",
    success: "ສຳເລັດ",
    inProgress: "ກຳລັງດຳເນີນການ",
    failed: "ບໍ່ສຳເລັດ",
  },
  {
    language: "en",
    wallet: "Wallet",
    sentence: "Deposit and withdraw here every day, 24 hours a day",
    deposit: "Deposit",
    withdraw: "Withdraw",
    cancel: "Cancel",
    name: "Profile name",
    nameValue: "Somchai",
    nameHint: "The name your friends see",
    nameError: "Enter a name",
    success: "Successful",
    inProgress: "In progress",
    failed: "Failed",
  },
];
