// Links that open WhatsApp or the phone's messages with a text filled in; the sender still taps
// Send.

const toNumber = (phone: string): string => phone.replaceAll(/(?!^\+)\D/g, '')

/** WhatsApp accepts full international numbers only; without one it asks for the receiver. */
export function toWhatsAppAddress(phone: string, text: string): string {
  const number = toNumber(phone.trim())
  const to = number.startsWith('+') ? number.slice(1) : ''
  return `https://wa.me/${to}?text=${encodeURIComponent(text)}`
}

export const toSmsAddress = (phone: string, text: string): string =>
  `sms:${toNumber(phone.trim())}?body=${encodeURIComponent(text)}`
