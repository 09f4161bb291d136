import { expect, test } from 'vitest'
import { toSmsAddress, toWhatsAppAddress } from './phone-message.ts'

test('a number with its country opens the chat with the text', () => {
  expect(toWhatsAppAddress(' +1 (415) 555-0104', 'Hi & go')).toBe(
    'https://wa.me/14155550104?text=Hi%20%26%20go',
  )
  expect(toSmsAddress(' +1 (415) 555-0104', 'Hi')).toBe('sms:+14155550104?body=Hi')
})

test('a number without its country is right for messages of a phone; WhatsApp asks whom', () => {
  expect(toWhatsAppAddress('415-555-0104', 'Hi')).toBe('https://wa.me/?text=Hi')
  expect(toSmsAddress('415-555-0104', 'Hi')).toBe('sms:4155550104?body=Hi')
  expect(toSmsAddress('415+555-0104', 'Hi')).toBe('sms:4155550104?body=Hi')
})
