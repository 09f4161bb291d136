// Decodes the key of an authenticator app's QR code.

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const readTotpKey = (uri: string): string =>
  decodeKey(new URL(uri).searchParams.get('secret') ?? '')

export function decodeKey(typed: string): string {
  const letters = typed.replaceAll(/\s/g, '').split('')
  const bits = letters.map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = bits.match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))).toString()
}
