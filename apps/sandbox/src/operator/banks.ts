import type { DepositAccount } from "@member-wallet/api/wire";
import type { Bank } from "../context.ts";

/** The banks that members may have their account at. */
export const BANKS: readonly Bank[] = [
  { code: "SCB", nameTH: "ธนาคารไทยพาณิชย์", nameEN: "Siam Commercial Bank" },
  { code: "KBANK", nameTH: "ธนาคารกสิกรไทย", nameEN: "Kasikornbank" },
  { code: "BBL", nameTH: "ธนาคารกรุงเทพ", nameEN: "Bangkok Bank" },
  { code: "KTB", nameTH: "ธนาคารกรุงไทย", nameEN: "Krungthai Bank" },
  { code: "BAY", nameTH: "ธนาคารกรุงศรีอยุธยา", nameEN: "Bank of Ayudhya" },
  { code: "TMB", nameTH: "ธนาคารทหารไทยธนชาต", nameEN: "TMBThanachart Bank" },
  { code: "GSB", nameTH: "ธนาคารออมสิน", nameEN: "Government Savings Bank" },
  {
    code: "BAAC",
    nameTH: "ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร",
    nameEN: "Bank for Agriculture and Agricultural Cooperatives",
  },
  { code: "UOB", nameTH: "ธนาคารยูโอบี", nameEN: "United Overseas Bank (Thai)" },
  { code: "KKP", nameTH: "ธนาคารเกียรตินาคินภัทร", nameEN: "Kiatnakin Phatra Bank" },
  { code: "LHB", nameTH: "ธนาคารแลนด์ แอนด์ เฮ้าส์", nameEN: "Land and Houses Bank" },
  { code: "BCEL", nameTH: "ธนาคารการค้าต่างประเทศลาว", nameEN: "Banque pour le Commerce Extérieur Lao" },
];

function named(code: string) {
  const { nameTH = code, nameEN = code } = BANKS.find((bank) => bank.code === code) ?? {};
  return { nameTH, nameEN };
}

/** Where members pay in: by bank account, by QR of the bank, by the two payment gateways. */
export const DEPOSIT_ACCOUNTS: readonly DepositAccount[] = [
  {
    bankCode: "SCB",
    bankType: "BANK",
    mode: "MANUAL",
    bankAccountName: "บจก. กระเป๋าทอง",
    bankAccountNo: "4680123456",
    currency: "BAHT",
    bank: named("SCB"),
  },
  {
    bankCode: "KBANK",
    bankType: "BANK",
    mode: "AUTO",
    bankAccountName: "บจก. กระเป๋าทอง",
    bankAccountNo: "0123456789",
    currency: "BAHT",
    bank: named("KBANK"),
  },
  // Not known by itself: its money comes by QR (§2 Deposit).
  {
    bankCode: "KBANK",
    bankType: "BANK",
    mode: "MANUAL",
    bankAccountName: "บจก. กระเป๋าทอง",
    bankAccountNo: "0129876543",
    currency: "BAHT",
    bank: named("KBANK"),
  },
  {
    bankCode: "GSB",
    bankType: "BANK",
    mode: "MANUAL",
    bankAccountName: "บจก. กระเป๋าทอง",
    bankAccountNo: "020345678901",
    currency: "BAHT",
    bank: named("GSB"),
  },
  {
    bankCode: "BCEL",
    bankType: "BANK",
    mode: "MANUAL",
    bankAccountName: "THONG WALLET CO LTD",
    bankAccountNo: "010120009876543",
    currency: "LAK",
    bank: named("BCEL"),
  },
  {
    bankCode: "WW",
    bankType: "PAYMENT",
    mode: "AUTO",
    bankAccountName: "WW Payment",
    bankAccountNo: "",
    currency: "BAHT",
    bank: { nameTH: "พร้อมเพย์ WW", nameEN: "WW Payment" },
  },
  {
    bankCode: "ZAPMAN",
    bankType: "PAYMENT",
    mode: "AUTO",
    bankAccountName: "ZAPMAN Payment",
    bankAccountNo: "",
    currency: "BAHT",
    bank: { nameTH: "พร้อมเพย์ ZAPMAN", nameEN: "ZAPMAN Payment" },
  },
];
