/** A tag of the EMVCo QR format: two digits, two digits of length, the value. */
export function tag(id: string, value: string): string {
  if (value.length > 99) throw new RangeError(`Tag ${id} is longer than 99 characters.`);
  return id + String(value.length).padStart(2, "0") + value;
}

/** CRC-16/CCITT-FALSE of an ASCII text, as four upper-case hex digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, "ascii")) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : crc << 1;
  }
  return crc.toString(16).toUpperCase().padStart(4, "0");
}
