// Mails as a mail server receives them.
import { randomUUID } from 'node:crypto'
import { type Email } from 'postal-mime'
import { expect, test } from 'vitest'
import { stopMailsPath } from '#server/notices/stop-mails.ts'
import { minutes, pass, proveAddress, seconds, tell } from '#test/scenes/notification-scene.ts'
import {
  app,
  mailTo,
  received,
  mailServer,
  service,
  settingsOf,
  startReachedPlayers,
} from '#test/scenes/reached-player-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { until } from '#test/support/until.ts'
import { startDeliveries } from '../delivery/jobs.ts'

startReachedPlayers()

const headerOf = (mail: Email, name: string): string =>
  mail.headers.find(({ key }) => key === name)?.value ?? ''

test('a mail says what happened in both forms, leads to it, and one click without a session stops its kind for good', async () => {
  const location = await aLocation(app.db, {
    name: 'Parque Sur',
    timezone: 'Europe/Madrid',
    country: 'ES',
  })
  const hal = await app.signedIn('Hal', { homeLocation: location })
  await proveAddress(app, hal)
  await hal.must('notifications-updateSettings', { language: 'es' })
  const eventId = await anEvent(app.db, { location, organizer: 'hal' })
  const params = {
    title: 'Liguilla <b>',
    date: '2026-06-02',
    time: '18:00',
    location: 'Parque Sur',
    reason: 'Llueve & truena',
  }
  await tell(
    app,
    { playerId: 'hal', kind: 'event-changed', eventId, params },
    { playerId: 'hal', kind: 'event-cancelled', eventId, params },
  )
  await pass(app, minutes(3))
  const mail = await mailTo(hal)
  expect(mail.subject).toBe('Se canceló Liguilla <b> (+1 más)')
  for (const words of [
    'Se canceló Liguilla <b>',
    '«Llueve & truena»',
    'Mar, 2 jun, 18:00 · Parque Sur',
    `http://sideout.test/vieweditevent/${eventId}`,
    'Liguilla <b> tiene nueva hora',
    'Cambios en eventos',
  ])
    expect(mail.text).toContain(words)
  expect(mail.html).toContain('Se canceló Liguilla &lt;b&gt;')
  expect(mail.html).not.toContain('<b>')
  expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const link = new URL(headerOf(mail, 'list-unsubscribe').slice(1, -1))
  expect(mail.text).toContain(link.href)

  const ask = await fetch(app.url + link.pathname + link.search)
  expect([
    ask.status,
    ask.headers.get('referrer-policy'),
    (await settingsOf(hal)).matrix['changes']?.mail,
  ]).toEqual([200, 'no-referrer', true])
  expect(await ask.text()).toContain('¿No quieres más correos de: Cambios en eventos?')
  const click = () =>
    fetch(app.url + link.pathname + link.search, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
  for (const answer of [await click(), await click()])
    expect([
      answer.status,
      (await answer.text()).includes('Ya no recibirás correos de: Cambios en eventos.'),
    ]).toEqual([200, true])
  expect((await settingsOf(hal)).matrix).toMatchObject({
    changes: { inApp: true, push: true, mail: false },
    signups: { mail: true },
  })
  for (const forged of [
    '',
    '?t=',
    `?t=${randomUUID()}`,
    link.search.replace('?t=', '?t=A'),
    `${link.search}A`,
  ])
    expect((await fetch(`${app.url}/stop-mails${forged}`, { method: 'POST' })).status).toBe(404)
})

test('the link of an old mail answers who deleted their account', async () => {
  const path = stopMailsPath(app.deps.links, { playerId: 'no-longer', groups: ['changes'] })
  const answers = [await fetch(app.url + path), await fetch(app.url + path, { method: 'POST' })]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await answers[1]?.text()).toContain('You’ll no longer get e-mails about: ')
})

test('a mail server that is away gets the mail later, one that refuses it for good gets it once', async () => {
  const ida = await app.signedIn('Ida')
  await proveAddress(app, ida)
  mailServer.refusal = { responseCode: 451 }
  await tell(app, { playerId: 'ida', kind: 'promoted' })
  expect(await pass(app, minutes(3))).toBe(0)
  mailServer.refusal = null
  expect(await pass(app, minutes(1))).toBe(1)
  mailServer.refusal = { responseCode: 550 }
  await tell(app, { playerId: 'ida', kind: 'promoted' })
  await pass(app, minutes(3))
  mailServer.refusal = null
  expect(await pass(app, minutes(60))).toBe(0)
  expect(received.filter(({ to }) => to?.[0]?.address === ida.email)).toHaveLength(1)
})

test('a running server sends when its time comes, and stops in peace', async () => {
  const jon = await app.signedIn('Jon')
  await jon.must('push-subscribe', { ...service.subscribe(), name: 'Phone' })
  const stop = startDeliveries(app.deps)
  const before = service.shown.length
  await tell(app, { playerId: 'jon', kind: 'medal-won' })
  app.clock.advance(seconds(4))
  app.deps.bus.publish(['deliveries'])
  await until('the push message', () => service.shown.length > before)
  await stop()
})
