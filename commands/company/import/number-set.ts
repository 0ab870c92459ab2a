/** A set of whole numbers as a bit map, so that it needs little memory for a long file. */
export const numberSet = () => {
  let bits = new Uint8Array(1 << 16);
  return {
    /** Adds `number`; false when the set already has it. */
    add(number: number): boolean {
      const [byte, bit] = [number >>> 3, 1 << (number & 7)];
      if (byte >= bits.length) {
        const wider = new Uint8Array(Math.max(bits.length * 2, byte + 1));
        wider.set(bits);
        bits = wider;
      }
      if (((bits[byte] ?? 0) & bit) !== 0) return false;
      bits[byte] = (bits[byte] ?? 0) | bit;
      return true;
    },
  };
};
