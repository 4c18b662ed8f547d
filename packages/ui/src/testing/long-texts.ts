/** Long Thai and Lao texts: no spaces to break at, marks above and below. */
export const LONG_THAI = "กรุณาตรวจสอบหมายเลขบัญชีธนาคารและชื่อผู้รับเงินให้ถูกต้องก่อนยืนยันการทำรายการทุกครั้งที่นี่";
export const LONG_LAO = "ກະລຸນາກວດສອບເລກບັນຊີທະນາຄານແລະຊື່ຜູ້ຮັບເງິນໃຫ້ຖືກຕ້ອງກ່ອນຢືນຢັນການເຮັດລາຍການທຸກຄັ້ງຢູ່ທີ່ນີ້";
