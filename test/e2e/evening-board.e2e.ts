// The evening board: an organizer runs all rounds on one wide screen, without tabs or a mouse.
import type { Page } from '@playwright/test'
import { toDeviceDay } from '#client/device/today.ts'
import type { LiveOutput } from '#contract/contract.ts'
import { defaultFormat } from '#domain/event/format.ts'
import { computeStandings } from '#domain/match-list/standings.ts'
import { addDays } from '#domain/shared/day.ts'
import { openDoors } from '#test/scenes/event-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { eveningTexts } from '#words/en/match-list/evening.ts'
import { wordsIn } from '#words/words.ts'
import { expect, expectAccessible, looks, test, type Story } from './story.ts'

const desk = { context: { viewport: { width: 1440, height: 900 } } }
const names = [
  'Ana',
  'Ben',
  'Cleo',
  'Dan',
  'Eli',
  'Fay',
  'Gus',
  'Hana',
  'Ivo',
  'Jana',
  'Kim',
  'Lia',
  'Mia',
]
type List = NonNullable<LiveOutput<'matchLists-byEvent'>['matchList']>

const court = (page: Page, number: number) => page.locator(`[data-court="${number}"]`)
const step = (page: Page) => page.locator('[data-step]')
const roundInSight = (page: Page) =>
  page.getByRole('region', { name: 'Where the evening stands' }).getByRole('paragraph').first()

async function anEvening(
  story: Story,
  { late = 0, rounds = 7, courts = 3, organizer = 'Olivia', players: who = names } = {},
) {
  const { db } = story.app
  const location = await aLocation(db)
  const olivia = await story.app.signedIn(organizer, { homeLocation: location })
  const eventId = await anEvent(
    db,
    { location, organizer: olivia.playerId },
    {
      title: 'Evening round robin',
      type: 'round robin',
      startDate: addDays(toDeviceDay(Date.now()), 1),
      courts,
      maxPlayers: 32,
    },
  )
  await openDoors(story.app, eventId)
  const players = await Promise.all(
    who.map((name) => story.app.signedIn(name, { homeLocation: location })),
  )
  for (const player of players) await player.must('events-signUp', { eventId, guests: 0 })
  await olivia.must('matchLists-start', { eventId })
  await olivia.must('matchLists-setFormat', {
    eventId,
    format: { ...defaultFormat('round robin', 'doubles', false), rounds },
  })
  await olivia.must('matchLists-setPresence', {
    eventId,
    numbers: who.map((_, number) => number).slice(0, who.length - late),
    presence: 'here',
  })
  return { olivia, eventId, location, players, path: `/matchlist/${eventId}` }
}

const turningRounds = (count: number, players: number) =>
  Array.from({ length: count }, (_, turn) => {
    const order = Array.from({ length: players }, (_unused, at) => (at + turn) % players)
    const four = (game: number) => order.slice(game * 4, game * 4 + 4)
    return {
      games: [0, 1, 2].map((game) => {
        const [a = 0, b = 0, c = 0, d = 0] = four(game)
        return { court: game + 1, pool: null, a: [a, b], b: [c, d] }
      }),
      byes: order.slice(12),
    }
  })

async function readList(story: Story, token: string, eventId: string): Promise<List> {
  const socket = await story.app.socket(token)
  const { matchList } = await socket
    .subscribe('matchLists-byEvent', { eventId })
    .until((answer) => answer.matchList !== null)
  await socket.close()
  if (matchList === null) throw new Error('there is no match list')
  return matchList
}

const plan = async (
  story: Story,
  { olivia, eventId }: Awaited<ReturnType<typeof anEvening>>,
  players = 13,
  count = 7,
) =>
  olivia.must('matchLists-plan', {
    eventId,
    revision: (await readList(story, olivia.token, eventId)).revision,
    rounds: turningRounds(count, players),
  })

const longNames = ['Constantinos', 'Wilhelminaxy', 'Guillermina2', 'Bartholomew7']

test('a name of twelve letters stands in one line on two to six courts, and no width is left over @proof', async ({
  story,
}) => {
  for (const courts of [2, 3, 6]) {
    const players = Array.from(
      { length: courts * 4 },
      (_, at) => `${longNames[at % 4]?.slice(0, 10) ?? ''}${courts}${String.fromCharCode(97 + at)}`,
    )
    const { olivia, eventId, path } = await anEvening(story, {
      courts,
      players,
      rounds: 1,
      organizer: `Olivia${courts}`,
    })
    await olivia.must('matchLists-plan', {
      eventId,
      revision: (await readList(story, olivia.token, eventId)).revision,
      rounds: [
        {
          games: Array.from({ length: courts }, (_, at) => ({
            court: at + 1,
            pool: null,
            a: [at * 4, at * 4 + 1],
            b: [at * 4 + 2, at * 4 + 3],
          })),
          byes: [],
        },
      ],
    })
    for (const width of [1024, 1440, 1920]) {
      const page = await story.window(olivia, path, {
        context: { viewport: { width, height: 900 } },
      })
      await expect(court(page, courts)).toBeVisible()
      const seen = await page.locator('[data-court] p > span').evaluateAll((nodes) =>
        nodes.map((node) => ({
          lines: node.getClientRects().length,
          name: node.textContent,
          high: node.getBoundingClientRect().height,
          cut: node.scrollWidth > node.clientWidth,
        })),
      )
      expect(seen, `${courts} courts at ${width}`).toHaveLength(courts * 4)
      expect(
        seen.filter(({ lines, high, cut }) => lines !== 1 || high > 30 || cut),
        `${courts} courts at ${width}`,
      ).toEqual([])
      const [list, cards] = await page
        .getByRole('region', { name: 'Courts', exact: true })
        .evaluate((region) => {
          const right = (nodes: Iterable<Element>) =>
            Math.max(...Array.from(nodes, (node) => node.getBoundingClientRect().right))
          return [right([region]), right(region.querySelectorAll('[data-court]'))] as const
        })
      expect(list - cards, `${courts} courts at ${width}`).toBeLessThan(8)
      await page.close()
    }
  }
})

async function openEditor(page: Page, number: number) {
  await page.keyboard.press(String(number))
  const editor = court(page, number).getByRole('group', { name: 'Who won?' })
  await expect(editor.getByRole('button').first()).toBeFocused()
  return editor
}

async function typeScore(page: Page, number: number, isRight: boolean, behind: number) {
  await openEditor(page, number)
  if (isRight) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const points = page.locator('[data-behind]')
  await expect(points.first()).toBeFocused()
  await page.keyboard.type(String(behind))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Send score' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Send score' })).toHaveCount(0)
}

test('thirteen players, seven rounds and every score, by keyboard alone and without a tab @proof', async ({
  story,
}) => {
  const evening = await anEvening(story)
  await plan(story, evening)
  const { olivia, eventId, path } = evening
  const page = await story.window(olivia, path, desk)
  await expect(court(page, 3)).toBeVisible()
  const address = page.url()
  for (let round = 1; round <= 7; round += 1) {
    await expect(roundInSight(page)).toHaveText(`Round ${round} of 7`)
    for (const number of [1, 2, 3])
      await typeScore(page, number, (round + number) % 2 === 0, (round * number) % 10)
  }
  await expect(page.getByRole('button', { name: 'Finish the event' })).toBeVisible()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('tab')).toHaveCount(0)
  const list = await readList(story, olivia.token, eventId)
  expect(list.matches).toHaveLength(21)
  expect(list.matches.every(({ state }) => state === 'confirmed')).toBe(true)
  const order = computeStandings(list, 'rotating partners', 'doubles').map(({ numbers }) =>
    numbers.map((number) => list.players[number]?.playerName).join(),
  )
  await expect(
    page.getByRole('complementary').getByRole('rowheader').locator('span span:first-child'),
  ).toHaveText(order)
})

test('the rounds are made, changed and left again from the board; keys rest while someone types @proof', async ({
  story,
}) => {
  const evening = await anEvening(story, { late: 1, rounds: 2 })
  const { olivia, path, location } = evening
  await story.app.signedIn('Zoe', { homeLocation: location })
  const page = await story.window(olivia, path, desk)
  await expect(step(page)).toContainText('Create rounds')
  await page.keyboard.press('n')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Use these rounds' })
    .click({ timeout: 60_000 })
  await expect(court(page, 3)).toBeVisible()

  const next = page.getByRole('region', { name: 'Round 2, next' })
  const swapping = next.getByRole('button')
  const sides = async () => {
    const shown = await swapping.allInnerTexts()
    return [shown.slice(0, 2).toSorted(), shown.slice(2, 4).toSorted()]
  }
  const before = await sides()
  const [[one = '', mate = ''] = [], [other = '', rival = ''] = []] = before
  const after = [[other, mate].toSorted(), [one, rival].toSorted()]
  const name = (text: string) => next.getByRole('button', { name: `Swap ${text}`, exact: true })
  await name(one).dragTo(name(other))
  await expect.poll(sides).toEqual(after)
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(sides).toEqual(before)
  await name(one).focus()
  await page.keyboard.press('Enter')
  await expect(next.getByRole('status')).toContainText(`swap with ${one}`)
  await name(other).focus()
  await page.keyboard.press('Enter')
  await expect.poll(sides).toEqual(after)

  await page.getByRole('button', { name: 'Mia is here' }).click()
  await expect(page.getByText('Mia is here, but not in the rounds')).toBeVisible()
  await expect(step(page)).toContainText('Update the rounds')

  await page.keyboard.press('w')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^A player/ })
    .click()
  await page.getByRole('searchbox').pressSequentially('znt1')
  await expect(page.getByRole('searchbox')).toHaveValue('znt1')
  await expect(page).not.toHaveURL(/match=|view=/)
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()

  await page.keyboard.press('2')
  const editor = court(page, 2).getByRole('region')
  await expect(editor).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(editor).toHaveCount(0)
  await expect(
    court(page, 2)
      .getByRole('button', { name: /^Enter score/ })
      .first(),
  ).toBeFocused()

  await page.keyboard.press('t')
  await expect(page).toHaveURL(/view=tv/)
})

test('a score entered without a connection goes out once it is back @proof', async ({ story }) => {
  story.expectNoise(/WebSocket/)
  const evening = await anEvening(story, { rounds: 1 })
  await plan(story, evening, 13, 1)
  const page = await story.window(evening.olivia, evening.path, desk)
  await expect(court(page, 1)).toBeVisible()
  const editor = await openEditor(page, 1)
  await page.keyboard.press('Escape')
  await expect(editor).toHaveCount(0)
  await page.context().setOffline(true)
  await openEditor(page, 1)
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-behind]').first()).toBeFocused()
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Send score' }).click()
  await expect(court(page, 1)).toContainText('11')
  await page.context().setOffline(false)
  await expect(court(page, 1)).toContainText('11–7')
  await expect(court(page, 1)).toContainText('Free')
})

test('at 1024 courts stand two in a row and the side holds standings and the next round; a phone keeps its tabs @proof', async ({
  story,
}) => {
  const evening = await anEvening(story)
  await plan(story, evening)
  const { olivia, path, players } = evening
  const page = await story.window(olivia, path, {
    context: { viewport: { width: 1024, height: 768 } },
  })
  await expect(court(page, 3)).toBeVisible()
  const top = async (number: number) => (await court(page, number).boundingBox())?.y
  expect(await top(1)).toBe(await top(2))
  expect(await top(3)).not.toBe(await top(2))
  await expect(page.getByRole('tab')).toHaveText(['Standings', 'Next round'])
  await page.getByRole('tab', { name: 'Next round' }).click()
  await expect(page.getByRole('region', { name: 'Round 2, next' })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('tab')).toHaveText(['Now', 'Rounds', 'Standings', 'Me'])

  const [ana] = players
  if (ana === undefined) throw new Error('an evening has players')
  const mine = await story.window(ana, path, desk)
  await expect(mine.getByRole('tab')).toHaveText(['Now', 'Rounds', 'Standings', 'Me'])
})

for (const [language, theme] of looks)
  for (const [width, height] of [
    [1024, 768],
    [1440, 900],
  ] as const)
    test(`the board is accessible at ${width}, ${language}, ${theme} @proof`, async ({ story }) => {
      const t = wordsIn(language, eveningTexts)
      const evening = await anEvening(story, { late: 1 })
      await plan(story, evening, 12)
      const page = await story.window(evening.olivia, evening.path, {
        language,
        theme,
        context: { viewport: { width, height } },
      })
      await expect(court(page, 3)).toBeVisible()
      await expect(page.getByText(t.notHere)).toBeVisible()
      await expectAccessible(page)
      const shots = process.env['SHOTS']
      const look = `${width}-${language}`
      if (shots !== undefined) await page.screenshot({ path: `${shots}/evening-${look}.png` })
      await page.keyboard.press('2')
      await expect(court(page, 2).getByRole('region')).toBeVisible()
      await page.keyboard.press('Enter')
      await expectAccessible(page)
      if (shots !== undefined) await page.screenshot({ path: `${shots}/score-${look}.png` })
    })
