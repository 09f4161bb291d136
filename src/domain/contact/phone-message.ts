// A text to somebody by phone: addresses that open WhatsApp or the messages of a phone, with the text
// in it. The sender taps Send there.

/** '+1 (415) 555-0104' → '+14155550104'; letters and marks are left out. */
const toNumber = (phone: string): string => phone.replaceAll(/(?!^\+)\D/g, '')

/** WhatsApp knows whole numbers alone; for others it asks whom to send to. */
export function toWhatsAppAddress(phone: string, text: string): string {
  const number = toNumber(phone.trim())
  const to = number.startsWith('+') ? number.slice(1) : ''
  return `https://wa.me/${to}?text=${encodeURIComponent(text)}`
}

export const toSmsAddress = (phone: string, text: string): string =>
  `sms:${toNumber(phone.trim())}?body=${encodeURIComponent(text)}`
