// A personal link's key is no session: its holder runs the whole matrix with it in various headers,
// and the link calls reach only the contact's own events.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aContact, anEventBy, comeIn, type Contact } from '#test/scenes/contact-scene.ts'
import { openMatrixScene, takeChanges, type MatrixScene } from './matrix-scene.ts'
import { askWire, whoOf } from './matrix-wire.ts'
import { everyRow } from './nouns.ts'

let scene: MatrixScene
let contact: Contact
beforeAll(async () => {
  scene = await openMatrixScene()
  contact = await aContact(scene.app, scene.players.organizer)
  await takeChanges(scene)
})
afterAll(() => scene.close())

const rows = everyRow.filter(({ name }) => whoOf(name) !== 'visitor')

test('a key opens nothing that needs a session, as a token or as a cookie', async () => {
  const carried = [
    { authorization: `Bearer ${contact.key}` },
    { cookie: `sideout.session_token=${contact.key}` },
  ]
  const opened: string[] = []
  for (const row of rows) {
    if (row.outcomes.own === '-') continue
    const { input } = await row.arrange({ scene, actor: 'visitor', me: 'player', target: 'own' })
    await takeChanges(scene)
    for (const headers of carried) {
      const asker = { url: scene.app.url, headers, window: scene.window.visitor }
      const { code } = await askWire(asker, row.name, input)
      const changes = await takeChanges(scene)
      if (code !== 'not-signed-in' || changes.length > 0)
        opened.push(`${row.name}: ${code ?? 'ok'} ${changes.join(' ')}`)
    }
  }
  expect(opened).toEqual([])
})

test('a key answers and reads no event that its contact was not asked to', async () => {
  const { organizer } = scene.players
  const visitor = scene.app.visitor
  for (const changes of [{}, { invite: true, invited: 'Friends' as const }]) {
    const eventId = await anEventBy(organizer, scene.place, changes)
    const refused = { ok: false, refusal: { code: 'event-not-found' } }
    const { key } = contact
    expect(await visitor.call('links-answer', { key, eventId, answer: comeIn() })).toEqual(refused)
    expect(await visitor.call('links-calendar', { key, eventId })).toEqual(refused)
    expect(await visitor.call('links-evening', { key, eventId })).toEqual(refused)
  }
  expect(await visitor.must('links-open', { key: contact.key })).toMatchObject({ events: [] })
})
