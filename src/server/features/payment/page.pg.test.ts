// Paying on a Stripe page, against a fake of its documented API: the order, the effect of reports,
// and that no one else can send one.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStripeCheckout } from '#server/checkout/stripe-checkout.ts'
import { eventFieldsAt, signUp } from '#test/scenes/event-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import {
  signAsStripe,
  startStripeDouble,
  stripeKeys,
  type StripeDouble,
} from '#test/support/stripe-double.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let plain: TestApp
let stripe: StripeDouble
let location: string
let made = 0
beforeAll(async () => {
  stripe = await startStripeDouble()
  app = await startTestApp({
    checkout: createStripeCheckout({ ...stripeKeys, apiUrl: stripe.apiUrl }),
  })
  plain = await startTestApp({ beside: app })
  location = await aLocation(app.db)
})
afterAll(async () => {
  await plain.close()
  await app.close()
  await stripe.close()
})

async function anOwingPlayer() {
  made += 1
  const [olga, ana] = (await Promise.all(
    ['Olga', 'Ana'].map((name) => app.signedIn(`${name}${made}s`)),
  )) as [TestPlayer, TestPlayer]
  const { eventId } = await olga.must('events-create', {
    fields: eventFieldsAt(location),
    status: 'published',
  })
  const subject = { kind: 'event' as const, eventId }
  await olga.must('payments-setPrice', {
    subject,
    price: { kind: 'fixed', currency: 'USD', amount: 800, memberAmount: null, refundRule: '' },
    clubId: null,
  })
  await signUp(ana, eventId)
  const { priceId } = await app.db
    .selectFrom('prices')
    .select('priceId')
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow()
  return { eventId, subject, priceId, olga, ana }
}
type Owing = Awaited<ReturnType<typeof anOwingPlayer>>

async function mineOf(player: TestPlayer, { subject }: Owing, at = app) {
  const window = await at.socket(player.token)
  const seen = await window.subscribe('payments-mine', { subject }).next()
  await window.close()
  return seen
}
const about = ({ priceId, ana }: Owing) => ({
  sideout_price: priceId,
  sideout_player: ana.playerId,
})
const paid = (id: string, owing: Owing, changes = {}) => ({
  id,
  type: 'checkout.session.completed',
  data: {
    object: {
      payment_status: 'paid',
      amount_total: 800,
      currency: 'usd',
      metadata: about(owing),
      ...changes,
    },
  },
})
const refundedCharge = (id: string, owing: Owing, changes = {}) => ({
  id,
  type: 'charge.refunded',
  data: {
    object: { refunded: true, amount: 800, currency: 'usd', metadata: about(owing), ...changes },
  },
})

function report(event: object, changes: { signature?: string; at?: number; to?: TestApp } = {}) {
  const { at = app.clock.now(), to = app } = changes
  const body = JSON.stringify(event)
  return fetch(`${to.url}/payments/stripe`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': changes.signature ?? signAsStripe(body, at),
    },
    body,
  })
}

test('the page is ordered with amount, reference and the way back, and no card ever comes here', async () => {
  const owing = await anOwingPlayer()
  const { subject, eventId, priceId, ana } = owing
  expect(await mineOf(ana, owing)).toMatchObject({ hasPage: true })
  const { url } = await ana.must('payments-openPage', { subject })
  expect(url).toMatch(/^https:\/\/checkout\.stripe\.com\//)
  const order = stripe.asked.at(-1)
  expect(order?.authorization).toBe(`Bearer ${stripeKeys.secretKey}`)
  expect(order?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/)
  const form = Object.fromEntries(order?.form ?? [])
  expect(form).toMatchObject({
    mode: 'payment',
    'line_items[0][price_data][unit_amount]': '800',
    'line_items[0][price_data][currency]': 'usd',
    'line_items[0][quantity]': '1',
    'metadata[sideout_price]': priceId,
    'payment_intent_data[metadata][sideout_player]': ana.playerId,
  })
  expect(form['client_reference_id']).toMatch(/^SO-/)
  expect(form['success_url']).toContain(`/vieweditevent/${eventId}`)
})

test('a report marks paid, and the same report again changes nothing', async () => {
  const owing = await anOwingPlayer()
  const event = paid('evt_1', owing)
  expect((await report(event)).status).toBe(204)
  expect((await report(event)).status).toBe(204)
  expect(await mineOf(owing.ana, owing)).toMatchObject({
    mine: { state: 'paid', amount: 800, open: 0, toRefund: 0 },
    hasPage: false,
  })
  expect(await owing.ana.call('payments-openPage', { subject: owing.subject })).toMatchObject({
    refusal: { code: 'nothing-due' },
  })
})

test('many servers that are told the same at once take it once', async () => {
  const owing = await anOwingPlayer()
  const event = paid('evt_many', owing)
  const answers = await Promise.all(Array.from({ length: 6 }, () => report(event)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 204))
  expect((await mineOf(owing.ana, owing)).mine).toMatchObject({ amount: 800 })
})

test('paying twice is to be refunded once, and a refund marks it', async () => {
  const owing = await anOwingPlayer()
  await report(paid('evt_2', owing))
  await report(paid('evt_3', owing))
  expect((await mineOf(owing.ana, owing)).mine).toMatchObject({ amount: 1600, toRefund: 800 })
  await report(refundedCharge('evt_4', owing))
  expect((await mineOf(owing.ana, owing)).mine).toMatchObject({
    state: 'paid',
    amount: 800,
    toRefund: 0,
  })
  await report(refundedCharge('evt_5', owing))
  expect((await mineOf(owing.ana, owing)).mine).toMatchObject({ state: 'refunded', amount: 800 })
})

test('what is not paid yet, part of a refund, and what is about nothing here change nothing', async () => {
  const owing = await anOwingPlayer()
  for (const event of [
    paid('evt_6', owing, { payment_status: 'unpaid' }),
    paid('evt_7', owing, { currency: 'eur' }),
    paid('evt_8', owing, { metadata: { ...about(owing), sideout_price: 'nothing' } }),
    paid('evt_9', owing, { metadata: { ...about(owing), sideout_player: 'nobody' } }),
    paid('evt_10', owing, { metadata: {} }),
    refundedCharge('evt_11', owing, { refunded: false }),
    { id: 'evt_12', type: 'customer.created', data: { object: {} } },
    paid('evt_21', owing, { amount_total: -5 }),
    paid('evt_22', owing, { amount_total: 0 }),
    paid('evt_23', owing, { amount_total: 8.5 }),
    paid('evt_24', owing, { amount_total: 1e21 }),
    refundedCharge('evt_25', owing, { amount: -800 }),
    paid('evt_26', owing, { metadata: { ...about(owing), sideout_player: 'a\u0000' } }),
    paid('evt\u0000', owing),
    { nothing: true },
  ])
    expect((await report(event)).status).toBe(204)
  expect((await mineOf(owing.ana, owing)).mine).toMatchObject({ state: 'open', amount: 0 })
})

test('an answer that leads elsewhere is not followed, and the key goes nowhere else', async () => {
  const asked: string[] = []
  const elsewhere = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(307, { location: '/elsewhere' }).end()
  })
  await once(elsewhere.listen(0, '127.0.0.1'), 'listening')
  const { port } = elsewhere.address() as AddressInfo
  const checkout = createStripeCheckout({ ...stripeKeys, apiUrl: `http://127.0.0.1:${port}` })
  await expect(
    checkout.openPage({
      key: 'one',
      amount: 800,
      currency: 'USD',
      title: 'Friday',
      reference: 'AB12',
      priceId: 'one',
      playerId: 'ana',
      backUrl: 'https://play.example.org/',
    }),
  ).rejects.toThrow()
  expect(asked).toEqual(['/v1/checkout/sessions'])
  elsewhere.closeAllConnections()
  elsewhere.close()
})

test('nobody but Stripe reports, and nothing that was recorded', async () => {
  const owing = await anOwingPlayer()
  const event = paid('evt_13', owing)
  const now = app.clock.now()
  const body = JSON.stringify(event)
  for (const changes of [
    { signature: '' },
    { signature: 't=,v1=' },
    { signature: signAsStripe(body, now, 'whsec_another12') },
    { signature: signAsStripe(`${body} `, now) },
    { signature: signAsStripe(body, now).replace(/t=\d+/, `t=${Math.floor(now / 1000) + 1}`) },
    { at: now - 5 * 60_000 - 1000 },
    { at: now + 5 * 60_000 + 1000 },
  ])
    expect((await report(event, changes)).status).toBe(400)
  expect((await mineOf(owing.ana, owing)).mine).toMatchObject({ state: 'open' })
})

test('without its settings there is no page, no address, and no word of it', async () => {
  const owing = await anOwingPlayer()
  expect((await report(paid('evt_14', owing), { to: plain })).status).not.toBe(204)
  expect(await mineOf(owing.ana, owing, plain)).toMatchObject({ hasPage: false })
  const api = await (await fetch(`${plain.url}/openapi.json`)).text()
  expect(api).not.toMatch(/stripe|checkout|credit card|pay by card/i)
  expect(api).toContain('payments-openPage')
})
