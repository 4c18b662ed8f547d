import type { Language } from "../http/language.ts";

interface OperatorTexts {
  name: string;
  contact: string;
  sources: Record<"friend" | "line" | "facebook" | "search" | "other", string>;
  conditions: readonly string[];
  agreements: readonly string[];
  notice: string;
}

/** The demo operator's own texts. It runs both sites, so its name belongs to neither's brand. */
export const OPERATOR_TEXTS: Record<Language, OperatorTexts> = {
  th: {
    name: "แม่โขงเกมมิ่ง",
    contact:
      "<h2>ทีมงานพร้อมช่วยเหลือทุกวัน</h2><p>กรุณาแจ้งเบอร์โทรศัพท์ที่ใช้สมัครทุกครั้ง เพื่อให้เราตรวจสอบได้รวดเร็ว</p><ul><li>หากเงินฝากไม่เข้าภายใน 5 นาที กรุณาส่งสลิปให้เจ้าหน้าที่</li><li>เราไม่เคยขอรหัสผ่านหรือรหัส OTP ของคุณ</li></ul>",
    sources: {
      friend: "เพื่อนแนะนำ",
      line: "LINE",
      facebook: "เฟซบุ๊ก",
      search: "ค้นหาจากอินเทอร์เน็ต",
      other: "ช่องทางอื่น",
    },
    conditions: [
      "<h3>การฝากและถอนเงิน</h3><p>ฝากและถอนได้เฉพาะบัญชีธนาคารที่ลงทะเบียนไว้เท่านั้น ชื่อบัญชีต้องตรงกับชื่อสมาชิก</p><ul><li>ฝากขั้นต่ำ 20 บาท โดยปกติเงินเข้าภายใน 1 นาที</li><li>ถอนขั้นต่ำ 100 บาท สูงสุด 50,000 บาทต่อครั้ง</li><li>ฝากครบทุก 500 บาทต่อครั้ง รับ 1 เหรียญสำหรับหมุนวงล้อ</li></ul>",
      "<h3>โบนัส</h3><p>ระหว่างใช้โบนัส ต้องทำยอดเทิร์นโอเวอร์ให้ครบก่อนถอน เมื่อถอน กรุณาถอนยอดเงินทั้งหมด เพราะยอดที่เหลือจะถูกตัดไม่เกินจำนวนโบนัส</p>",
      "<h3>ความปลอดภัย</h3><p>หนึ่งคนสมัครได้หนึ่งบัญชี กรุณาเก็บรหัสผ่านเป็นความลับ และเล่นอย่างมีความรับผิดชอบ</p>",
    ],
    agreements: [
      "<p>สมาชิกต้องมีอายุตามที่กฎหมายกำหนด และให้ข้อมูลที่เป็นจริงทุกประการ</p>",
      "<p>สมาชิกยอมรับว่าการเล่นเกมมีความเสี่ยง และจะเล่นด้วยเงินที่พร้อมจะเสียได้เท่านั้น</p>",
      "<p>บริษัทจะใช้ข้อมูลส่วนบุคคลเพื่อให้บริการนี้เท่านั้น และไม่ส่งต่อให้ผู้อื่นโดยไม่ได้รับอนุญาต</p>",
    ],
    notice: "<p>หากยกเลิกโบนัสก่อนทำยอดเทิร์นโอเวอร์ครบ จะถูกตัดยอด {percentFail}% ของยอดเงินรวม</p>",
  },
  lo: {
    name: "ແມ່ຂອງເກມມິງ",
    contact:
      "<h2>ທີມງານພ້ອມຊ່ວຍເຫຼືອທຸກມື້</h2><p>ກະລຸນາແຈ້ງເບີໂທລະສັບທີ່ໃຊ້ສະໝັກທຸກຄັ້ງ ເພື່ອໃຫ້ພວກເຮົາກວດສອບໄດ້ໄວ</p><ul><li>ຖ້າເງິນຝາກບໍ່ເຂົ້າພາຍໃນ 5 ນາທີ ກະລຸນາສົ່ງສະລິບໃຫ້ເຈົ້າໜ້າທີ່</li><li>ພວກເຮົາບໍ່ເຄີຍຂໍລະຫັດຜ່ານ ຫຼື ລະຫັດ OTP ຂອງທ່ານ</li></ul>",
    sources: {
      friend: "ໝູ່ແນະນຳ",
      line: "LINE",
      facebook: "ເຟສບຸກ",
      search: "ຄົ້ນຫາຈາກອິນເຕີເນັດ",
      other: "ຊ່ອງທາງອື່ນ",
    },
    conditions: [
      "<h3>ການຝາກ ແລະ ຖອນເງິນ</h3><p>ຝາກ ແລະ ຖອນໄດ້ສະເພາະບັນຊີທະນາຄານທີ່ລົງທະບຽນໄວ້ເທົ່ານັ້ນ ຊື່ບັນຊີຕ້ອງກົງກັບຊື່ສະມາຊິກ</p><ul><li>ຝາກຂັ້ນຕ່ຳ 20 ບາດ ປົກກະຕິເງິນເຂົ້າພາຍໃນ 1 ນາທີ</li><li>ຖອນຂັ້ນຕ່ຳ 100 ບາດ ສູງສຸດ 50,000 ບາດຕໍ່ຄັ້ງ</li><li>ຝາກຄົບທຸກ 500 ບາດຕໍ່ຄັ້ງ ຮັບ 1 ຫຼຽນສຳລັບໝຸນວົງລໍ້</li></ul>",
      "<h3>ໂບນັດ</h3><p>ລະຫວ່າງໃຊ້ໂບນັດ ຕ້ອງເຮັດຍອດເທີນໂອເວີໃຫ້ຄົບກ່ອນຖອນ ເມື່ອຖອນ ກະລຸນາຖອນຍອດເງິນທັງໝົດ ເພາະຍອດທີ່ເຫຼືອຈະຖືກຕັດບໍ່ເກີນຈຳນວນໂບນັດ</p>",
      "<h3>ຄວາມປອດໄພ</h3><p>ໜຶ່ງຄົນສະໝັກໄດ້ໜຶ່ງບັນຊີ ກະລຸນາເກັບລະຫັດຜ່ານເປັນຄວາມລັບ ແລະ ຫຼິ້ນຢ່າງມີຄວາມຮັບຜິດຊອບ</p>",
    ],
    agreements: [
      "<p>ສະມາຊິກຕ້ອງມີອາຍຸຕາມທີ່ກົດໝາຍກຳນົດ ແລະ ໃຫ້ຂໍ້ມູນທີ່ເປັນຈິງທຸກປະການ</p>",
      "<p>ສະມາຊິກຍອມຮັບວ່າການຫຼິ້ນເກມມີຄວາມສ່ຽງ ແລະ ຈະຫຼິ້ນດ້ວຍເງິນທີ່ພ້ອມຈະເສຍໄດ້ເທົ່ານັ້ນ</p>",
      "<p>ບໍລິສັດຈະໃຊ້ຂໍ້ມູນສ່ວນບຸກຄົນເພື່ອໃຫ້ບໍລິການນີ້ເທົ່ານັ້ນ ແລະ ບໍ່ສົ່ງຕໍ່ໃຫ້ຜູ້ອື່ນໂດຍບໍ່ໄດ້ຮັບອະນຸຍາດ</p>",
    ],
    notice: "<p>ຖ້າຍົກເລີກໂບນັດກ່ອນເຮັດຍອດເທີນໂອເວີຄົບ ຈະຖືກຕັດຍອດ {percentFail}% ຂອງຍອດເງິນລວມ</p>",
  },
  en: {
    name: "Mekong Gaming",
    contact:
      "<h2>Here to help, every day</h2><p>Tell us the phone number you registered with, so that we can find you quickly.</p><ul><li>If a deposit has not arrived within 5 minutes, send us the slip</li><li>Our staff never ask for your password or a one-time code</li></ul>",
    sources: {
      friend: "A friend told me",
      line: "LINE",
      facebook: "Facebook",
      search: "Internet search",
      other: "Other",
    },
    conditions: [
      "<h3>Deposits and withdrawals</h3><p>Deposits come from, and withdrawals go to, the bank account you registered in your own name.</p><ul><li>Deposit at least 20 baht; usually credited within 1 minute</li><li>Withdraw 100 to 50,000 baht at a time</li><li>Each whole 500 baht of a deposit earns 1 coin for the prize wheel</li></ul>",
      "<h3>Bonuses</h3><p>While a bonus is in use, its turnover must be met before a withdrawal. Then withdraw the full balance: what remains is deducted, up to the amount of the bonus.</p>",
      "<h3>Safety</h3><p>One account per person. Keep your password to yourself, and play responsibly.</p>",
    ],
    agreements: [
      "<p>Members must be of legal age and give only true information.</p>",
      "<p>Members accept that games carry risk, and must play only with money they can afford to lose.</p>",
      "<p>We use personal data for this service only and never pass it on without consent.</p>",
    ],
    notice:
      "<p>If you cancel the bonus before its turnover is met, {percentFail}% of the total balance is deducted.</p>",
  },
};
