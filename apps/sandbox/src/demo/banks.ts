import type { DepositAccount } from "@member-wallet/api/wire";
import { isGateway, QR_PROVIDERS } from "@member-wallet/domain";
import type { Bank } from "../operator.ts";

/** The banks at which members may have their account. */
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
  {
    code: "BCEL",
    nameTH: "ธนาคารการค้าต่างประเทศลาว",
    nameEN: "Banque pour le Commerce Extérieur Lao",
    nameLO: "ທະນາຄານການຄ້າຕ່າງປະເທດລາວ",
  },
  { code: "LDB", nameTH: "ธนาคารพัฒนาลาว", nameEN: "Lao Development Bank", nameLO: "ທະນາຄານພັດທະນາລາວ" },
  { code: "JDB", nameTH: "ธนาคารร่วมพัฒนา", nameEN: "Joint Development Bank", nameLO: "ທະນາຄານຮ່ວມພັດທະນາ" },
];

function bankAccount(
  bankCode: string,
  mode: "AUTO" | "MANUAL",
  bankAccountNo: string,
  overrides: Partial<DepositAccount> = {},
): DepositAccount {
  const { code: _, ...bank } = BANKS.find(({ code }) => code === bankCode) ?? {
    code: bankCode,
    nameTH: bankCode,
    nameEN: bankCode,
  };
  return {
    bankCode,
    bankType: "BANK",
    mode,
    bankAccountName: "บจก. กระเป๋าทอง",
    bankAccountNo,
    currency: "BAHT",
    bank,
    ...overrides,
  };
}

function paymentGateway(bankCode: string): DepositAccount {
  const bankAccountName = `${bankCode} Payment`;
  const bank = { nameTH: `พร้อมเพย์ ${bankCode}`, nameEN: `PromptPay ${bankCode}` };
  return bankAccount(bankCode, "AUTO", "", { bankType: "PAYMENT", bankAccountName, bank });
}

/** Where members pay in: by bank account, by QR of the bank, by the payment gateways. */
export const DEPOSIT_ACCOUNTS: readonly DepositAccount[] = [
  bankAccount("SCB", "MANUAL", "4680123456"),
  bankAccount("KBANK", "AUTO", "0123456789"),
  // Mode MANUAL: members pay by QR (§2 Deposit).
  bankAccount("KBANK", "MANUAL", "0129876543"),
  bankAccount("GSB", "MANUAL", "020345678901"),
  bankAccount("BCEL", "MANUAL", "010120009876543", {
    bankAccountName: "THONG WALLET CO LTD",
    currency: "LAK",
  }),
  ...QR_PROVIDERS.filter(isGateway).map(paymentGateway),
];
