import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isChat, readChat } from './read-chat.ts'
import { findSheetForm } from './sheet-form.ts'

const sendersIn = (text: string) => {
  expect(findSheetForm(text).kind).toBe('chat')
  return readChat(text).rows.map(([name, phone]) => name || phone)
}

test('an export of an iPhone: everyone once, and the group itself is nobody', () => {
  const text = [
    '\u200E[11/22/26, 7:15:32\u202FPM] Fog City Pickleball: \u200EMessages and calls are end-to-end encrypted. Only people in this chat can read, listen to, or share them.',
    '[11/22/26, 7:15:32\u202FPM] Fog City Pickleball: \u200EAna created this group',
    '[11/22/26, 7:15:40\u202FPM] Ana López: \u200EAna added Luis',
    '[11/22/26, 7:16:02\u202FPM] Ana López: Who plays on Friday?',
    '1. Ana',
    '2.',
    '[11/22/26, 7:18:11\u202FPM] ~\u202FBen Ito: me: and a guest',
    '\u200E[11/22/26, 7:19:00\u202FPM] Cy: \u200Eimage omitted',
    '[11/22/26, 7:20:11\u202FPM] \u202A+1\u00A0(415)\u00A0555‑0101\u202C: in',
    '[11/22/26, 7:21:11\u202FPM] Ana López: great',
    '[11/22/26, 7:22:11\u202FPM] Dee: \u200EDee left',
  ].join('\r\n')
  expect(sendersIn(text)).toEqual(['Ana López', 'Ben Ito', 'Cy', '+1 (415) 555-0101'])
})

test('an export of Android: lines of the app have no sender, also with a colon', () => {
  const text = [
    '11/22/26, 7:15 PM - Messages and calls are end-to-end encrypted. Tap to learn more.',
    '11/22/26, 7:15 PM - Ana created group "Fridays: indoors"',
    '11/22/26, 7:15 PM - Ana changed the subject from "Fridays" to "Fridays: indoors"',
    '11/22/26, 7:15 PM - Ana added Luis',
    "11/22/26, 7:15 PM - Luis joined using this group's invite link",
    '11/22/26, 7:16 PM - Your security code with Ana changed.',
    '11/22/26, 7:17 PM - Ana: I left my paddle: who has it?',
    '11/22/26, 7:18 PM - Eve: <Media omitted>',
    '11/22/26, 7:19 PM - Eve:',
  ].join('\n')
  expect(sendersIn(text)).toEqual(['Ana', 'Eve'])
})

test('exports in Spanish', () => {
  const android = [
    '22/11/2026, 7:15 p.\u00A0m. - Los mensajes y las llamadas están cifrados de extremo a extremo. Nadie fuera de este chat puede leerlos.',
    '22/11/2026, 7:15 p.\u00A0m. - Ana creó el grupo "Pickle: viernes"',
    '22/11/2026, 7:15 p.\u00A0m. - Ana añadió a Luis',
    '22/11/2026, 7:16 p.\u00A0m. - José Peña: ¿Quién juega?',
    '22/11/2026, 7:17 p.\u00A0m. - María Fernanda: yo',
  ].join('\n')
  expect(sendersIn(android)).toEqual(['José Peña', 'María Fernanda'])
  const iPhone = [
    '[22/11/26, 19:15:32] Pickle Condesa: \u200ELos mensajes y las llamadas están cifrados de extremo a extremo.',
    '[22/11/26, 19:15:32] Pickle Condesa: \u200EAna creó este grupo',
    '[22/11/26, 19:16:02] Ana: \u200EAna agregó a Luis',
    '[22/11/26, 19:16:02] Luis: \u200Eimagen omitida',
    '[22/11/26, 19:17:02] +52 1 55 1234 5678: va',
  ].join('\r\n')
  expect(sendersIn(iPhone)).toEqual(['Luis', '+52 1 55 1234 5678'])
})

test('messages that are copied have the time first; other countries write days with points', () => {
  expect(sendersIn('[19:15, 22/11/2026] Ana: hi\n[19:16, 22/11/2026] Ben: hi')).toEqual([
    'Ana',
    'Ben',
  ])
  expect(sendersIn('22.11.26, 19:15 - Ana: hi\n22.11.26, 19:15 - Ana: bye')).toEqual(['Ana'])
})

test('lists, tables and dates are no chat', () => {
  for (const text of ['Ana, Ben, Cy', '11/22/26, Ana', 'Ana: 3.5\nBen: 4.0', '', '[x] Ana: in'])
    expect(isChat(text)).toBe(false)
})

test('everyone that writes is found, whatever they write', () => {
  const name = fc.string({ unit: fc.constantFrom('A', 'b', 'é', 'ñ', '🎾'), minLength: 1 })
  const words = fc.string({ unit: fc.constantFrom('a', ':', ' ', '[', ']', '-', '1') })
  fc.assert(
    fc.property(
      fc.array(fc.tuple(name, words), { minLength: 1 }),
      fc.constantFrom('\n', '\r\n'),
      (messages, end) => {
        const text = messages.map(([one, said]) => `[1/2/26, 9:05] ${one}: ${said}`).join(end)
        expect(readChat(text).rows.map(([one]) => one)).toEqual([
          ...new Set(messages.map(([one]) => one)),
        ])
      },
    ),
  )
})

test.each([
  '[22/11/26, 19:15:32] Ana: hi',
  '[22.11.2026, 19.15] Ana: hi',
  '[2026-11-22, 7:15 PM] Ana: hi',
  '[19:15, 22/11/2026] Ana: hi',
  '\u200E[22/11/26, 19:15] Ana: hi',
  '22/11/26, 19:15 - Ana: hi',
  '22/11/26, 19:15 – Ana: hi',
  '11/22/26, 7:15 pm - Ana: hi',
  '1/2/26, 9:05 - Ana:',
  '\n\n22/11/26, 19:15 - Ana: hi',
  ' \n22/11/26, 19:15 - Ana: hi',
  '22/11/26, 19:15  -  Ana: hi',
])('%j begins a chat, and Ana wrote it', (text) => {
  expect(isChat(text)).toBe(true)
  expect(readChat(text).rows).toEqual([['Ana', '']])
})

test.each([
  '[22/11/26] Ana: hi',
  '[19:15] Ana: hi',
  '22/11/26 - Ana: hi',
  '22/11/26, 19:15 Ana: hi',
  'on 22/11/26, 19:15 - Ana: hi',
  '[22/11/26, 19h15] Ana: hi',
  '[22/11/26, 19:5] Ana: hi',
  'Ana: 22/11/26, 19:15 - hi',
])('%j is no chat', (text) => {
  expect(isChat(text)).toBe(false)
  expect(readChat(text).rows).toEqual([])
})

test('only the first line with something in it tells', () => {
  expect(isChat('Fridays\n22/11/26, 19:15 - Ana: hi')).toBe(false)
})

const said = (rest: string) => readChat(`[22/11/26, 19:15] ${rest}`).rows.map(([name]) => name)

test.each([
  'Ana added Luis: welcome',
  'Ana created the group: Fridays',
  'Ana changed the subject: Fridays',
  'Ana removed Luis: bye',
  'Luis joined: hi',
  'Ana añadió a Luis: x',
  'Ana agregó a Luis: x',
  'Ana creó el grupo: x',
  'Ana cambió el asunto: x',
  'Ana eliminó a Luis: x',
  'the group "Fridays: x',
  'the group “Fridays: x',
  'el grupo «Fridays: x',
  'Fridays: \u200EAna added Luis',
  'Fridays: \u200EAna created this group',
  'Fridays: \u200EAna changed the settings',
  'Fridays: \u200EAna left',
  'Fridays: \u200EAna removed Luis',
  'Fridays: \u200ELuis joined',
  'Fridays: \u200EAna pinned a message',
  'Fridays: \u200EAna requested to join',
  'Fridays: \u200EThis group is new',
  'Fridays: \u200EAna añadió a Luis',
  'Fridays: \u200EAna agregó a Luis',
  'Fridays: \u200EAna creó este chat',
  'Fridays: \u200EAna cambió la descripción',
  'Fridays: \u200EAna salió',
  'Fridays: \u200EAna eliminó a Luis',
  'Fridays: \u200ELuis se unió',
  'Fridays: \u200EAna fijó un mensaje',
  'Fridays: \u200ENuevo grupo',
  'Fridays: \u200ELuis solicitó unirse',
  'Fridays: Messages are end-to-end encrypted.',
  'Fridays: Los mensajes están cifrados de extremo a extremo.',
  'Fridays: El chat está cifrado de extremo a extremo.',
  'no colon at all',
  'Ana:hi',
])('%j is of the app, or of nobody', (rest) => {
  expect(said(rest)).toEqual([])
})

test.each([
  ['Ana: I left my paddle and added balls', 'Ana'],
  ['Ana: \u200Eimage omitted', 'Ana'],
  ['~ Ben Ito: hi', 'Ben Ito'],
  ['~\u202FBen: hi', 'Ben'],
  ['~Ben: hi', 'Ben'],
  ['An~a: hi', 'An~a'],
  ['Ana: hi \u2068@Ben\u2069, you left your paddle', 'Ana'],
  ['Addedson: hi', 'Addedson'],
  ['Ana: a: b', 'Ana'],
  [`${'x'.repeat(80)}: hi`, 'x'.repeat(80)],
])('in %j somebody speaks', (rest, name) => {
  expect(said(rest)).toEqual([name])
})

test('a name is at most eighty signs', () => {
  expect(said(`${'x'.repeat(81)}: hi`)).toEqual([])
})

test('a sender who is not in the address book has a number and no name', () => {
  expect(readChat('[22/11/26, 19:15] Ana: hi\n[22/11/26, 19:15] +52 1 55 1234 5678: hi')).toEqual({
    headings: null,
    columns: ['name', 'phone'],
    rows: [
      ['Ana', ''],
      ['', '+52 1 55 1234 5678'],
    ],
  })
})
