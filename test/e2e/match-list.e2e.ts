// The match list in open windows: an organizer runs it from a phone; players and visitors follow
// live.
import type { Page } from '@playwright/test'
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { openDoors } from '#test/scenes/event-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { labelTexts } from '#words/en/app/label.ts'
import { eventViewTexts } from '#words/en/event/event-view.ts'
import { organizeTexts } from '#words/en/match-list/organize.ts'
import { finishTexts } from '#words/en/result/finish.ts'
import { resultTexts } from '#words/en/result/result.ts'
import { wordsIn } from '#words/words.ts'
import { expect, expectAccessible, looks, test, type Story } from './story.ts'

const names = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eli', 'Fay', 'Gus', 'Hana', 'Ivo']
const step = (page: Page) => page.locator('[data-step]')
const court = (page: Page, number: number) => page.locator(`[data-court="${number}"]`)
const sheet = (page: Page) => page.getByRole('dialog')
const round = (page: Page, number: number) =>
  page.getByRole('region', { name: `Round ${number}`, exact: true })

async function tool(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Tools', exact: true }).click()
  await sheet(page).getByRole('button', { name }).click()
}

async function aScene(
  story: Story,
  people: readonly string[] = names,
  { isTomorrow = false } = {},
) {
  const { db } = story.app
  const location = await aLocation(db)
  const olivia = await story.app.signedIn('Olivia', { homeLocation: location })
  const eventId = await anEvent(
    db,
    { location, organizer: olivia.playerId },
    {
      startDate: addDays(toDeviceDay(Date.now()), 1),
      title: 'Sunday games',
      courts: 2,
      maxPlayers: 40,
    },
  )
  if (!isTomorrow) await openDoors(story.app, eventId)
  const players = await Promise.all(
    people.map((name) => story.app.signedIn(name, { homeLocation: location })),
  )
  for (const player of players) await player.must('events-signUp', { eventId, guests: 0 })
  const [ana] = players
  if (ana === undefined) throw new Error('a scene has players')
  return { olivia, ana, eventId, location, path: `/matchlist/${eventId}` }
}

test('an organizer opens the list, checks in, makes the rounds and changes them by hand; a player’s window follows', async ({
  story,
}) => {
  const { olivia, ana, eventId, location, path } = await aScene(story)
  await story.app.signedIn('Zoe', { homeLocation: location })
  const page = await story.window(olivia, `/vieweditevent/${eventId}`)
  const mine = await story.window(ana, path)
  await expect(mine.getByText('Not started yet')).toBeVisible()

  await page.getByRole('link', { name: 'Matches' }).click()
  await step(page).click()
  await expect(mine.getByText('No rounds yet')).toBeVisible()
  await expect(page.getByText('4 more players to start')).toBeVisible()
  await step(page).click()
  for (const name of names) await sheet(page).getByRole('button', { name, exact: true }).click()
  await expect(sheet(page).getByText('9 of 9 here')).toBeVisible()
  await expectAccessible(page)
  await sheet(page).getByRole('button', { name: 'Done' }).click()

  await expect(step(page)).toHaveText('Create rounds')
  await step(page).click()
  await expect(sheet(page).getByText('No repeat partners')).toBeVisible()
  await expectAccessible(page)
  await sheet(page).getByRole('button', { name: 'Use these rounds' }).click()
  await expect(court(page, 1)).toBeVisible()
  await expect(
    court(mine, 1)
      .or(mine.getByRole('region', { name: 'Your match' }))
      .first(),
  ).toBeVisible()
  await expectAccessible(mine)

  await tool(page, /^Swap players/)
  const first = round(page, 1)
  const courts = await first.locator('[data-court]').allInnerTexts()
  await first.locator('[data-court="1"]').getByRole('button').first().click()
  await expectAccessible(page)
  await first.locator('[data-court="2"]').getByRole('button').first().click()
  await expect(page.getByText('Players swapped')).toBeVisible()
  await expect.poll(() => first.locator('[data-court]').allInnerTexts()).not.toEqual(courts)
  await mine.getByRole('tab', { name: 'Rounds' }).click()
  const seen = () => round(mine, 1).locator('[data-court]').allInnerTexts()
  const swapped = await seen()
  await page.getByRole('button', { name: 'Undo the last step' }).click()
  await expect.poll(seen).not.toEqual(swapped)

  await page.getByRole('button', { name: 'Tools for round 6' }).click()
  await page.getByRole('menuitem', { name: 'Drop this round' }).click()
  await page.getByRole('button', { name: 'Drop this round' }).click()
  await expect(round(mine, 6)).toHaveCount(0)

  await tool(page, /^Add someone/)
  await sheet(page)
    .getByRole('button', { name: /^A player/ })
    .click()
  await page.getByRole('searchbox').fill('zo')
  await page.getByRole('button', { name: /Zoe/ }).click()
  await expect(sheet(page).getByRole('status').filter({ hasText: 'Added' })).toBeVisible()
  await expectAccessible(page)
  await sheet(page).getByRole('button', { name: 'Done' }).click()
  await tool(page, /^Substitute/)
  await sheet(page).getByRole('button', { name: 'Ana', exact: true }).click()
  await sheet(page).getByRole('button', { name: 'Zoe', exact: true }).click()
  await mine.getByRole('tab', { name: 'Me' }).click()
  await expect(mine.getByText('You’ve left for today').first()).toBeVisible()
  await expect(page.getByRole('tabpanel')).toContainText('Zoe')
  await expect(page.getByRole('tabpanel')).not.toContainText('Ana &')
})

test('rounds are planned beside the page; who comes late or leaves changes those to come, and the round on court stays @proof', async ({
  story,
}) => {
  const people = Array.from({ length: 32 }, (_, index) => `Player${index}`)
  const { olivia, ana, eventId, path } = await aScene(story, people)
  await olivia.must('matchLists-start', { eventId })
  await olivia.must('matchLists-setPresence', {
    eventId,
    numbers: people.map((_, number) => number).slice(0, 31),
    presence: 'here',
  })
  await olivia.must('matchLists-setCourts', { eventId, courts: [1, 2, 3, 4, 5, 6, 7, 8] })
  const page = await story.window(olivia, path, { theme: 'dark', language: 'es' })
  await expect(step(page)).toHaveText('Crear las rondas')
  const search = page.waitForEvent('worker')
  await step(page).click()
  const use = sheet(page).getByRole('button', { name: 'Usar estas rondas' })
  await expect(sheet(page).getByRole('region', { name: 'Ronda 6' })).toBeVisible()
  expect((await search).url()).toContain('plan-rounds')
  await expectAccessible(page)
  await use.click()
  await expect(court(page, 7)).toBeVisible()

  const mine = await story.window(ana, `${path}?tab=rounds`, { theme: 'dark' })
  await expect(round(mine, 6)).toBeVisible()
  const courts = await round(mine, 1).locator('[data-court]').allInnerTexts()
  await page.getByRole('button', { name: 'Opciones', exact: true }).click()
  await sheet(page)
    .getByRole('button', { name: /^Quién está/ })
    .click()
  await sheet(page).getByRole('button', { name: 'Player31', exact: true }).click()
  await sheet(page).getByRole('button', { name: 'Cerrar' }).click()
  await expect(page.getByText('Player31 está presente, pero no en las rondas')).toBeVisible()
  await step(page).click()
  await sheet(page).getByText('La ronda 1 se está jugando').click()
  await use.click()
  await expect(round(mine, 1).getByText('Player31', { exact: true })).toBeVisible()
  expect(await round(mine, 1).locator('[data-court]').allInnerTexts()).toEqual(courts)
  await expect(round(mine, 2)).toContainText('Player31')

  await page.getByRole('button', { name: 'Opciones', exact: true }).click()
  await sheet(page)
    .getByRole('button', { name: /^Quién está/ })
    .click()
  await sheet(page).getByRole('button', { name: 'Player7 se va' }).click()
  await sheet(page).getByRole('button', { name: 'Cerrar' }).click()
  await expect(page.getByText('Player7 se fue, pero sigue en las rondas')).toBeVisible()
  await step(page).click()
  await use.click()
  await expect(page.getByText('Player7 se fue, pero sigue en las rondas')).toHaveCount(0)
  await expect(mine.getByText(/Player7( |$)/)).toHaveCount(0)
  await expectAccessible(mine)
})

test('a visitor watches by the link, on a wall and on paper too, until it is switched off; without a connection the last state stays @proof', async ({
  story,
}) => {
  const { olivia, ana, eventId, path } = await aScene(story)
  await olivia.must('matchLists-start', { eventId })
  await olivia.must('matchLists-setPresence', {
    eventId,
    numbers: names.map((_, number) => number),
    presence: 'here',
  })
  await olivia.must('matchLists-plan', {
    eventId,
    revision: 1,
    rounds: [
      {
        games: [
          { court: 1, pool: null, a: [0, 1], b: [2, 3] },
          { court: 2, pool: null, a: [4, 5], b: [6, 7] },
        ],
        byes: [8],
      },
    ],
  })
  const page = await story.window(olivia, path)
  await tool(page, /^Public watch link/)
  await sheet(page).getByText('Anyone with the link can watch').click()
  const link = sheet(page).getByText(/\/watch\//)
  await expect(link).toBeVisible()
  await expectAccessible(page)
  const { pathname } = new URL(await link.innerText())

  const visitor = await story.visitor(pathname)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Sunday games')
  await expect(court(visitor, 1)).toContainText('Ana & Ben')
  await expectAccessible(visitor)
  const wall = await story.visitor(`${pathname}?view=tv`, {
    language: 'es',
    context: { viewport: { width: 1280, height: 720 } },
  })
  await expect(wall.getByText('Ana y Ben')).toBeVisible()
  await expect(wall.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expectAccessible(wall)

  const matchId =
    (await matchesOf(story, olivia.token, eventId)).find(({ court: at }) => at === 1)?.matchId ?? ''
  await ana.must('matches-report', { matchId, games: [[11, 7]], walkover: null })
  await expect(court(visitor, 1)).toContainText('11')
  await expect(wall.getByText('11', { exact: true }).first()).toBeVisible()
  await visitor.getByRole('tab', { name: 'Standings' }).click()
  await expect(visitor.getByRole('table')).toContainText('Ana')
  await visitor.getByRole('button', { name: 'Print view' }).click()
  await expect(visitor.getByRole('table')).toContainText('11–7')
  await expect(visitor.getByRole('button', { name: 'Print' })).toBeVisible()
  await expectAccessible(visitor)
  await visitor.emulateMedia({ media: 'print' })
  await expect(visitor.getByRole('button', { name: 'Print' })).toBeHidden()

  story.expectNoise(/WebSocket/)
  const mine = await story.window(ana, path)
  await expect(mine.getByRole('region', { name: 'Your match' })).toContainText('with Ben')
  await mine.context().setOffline(true)
  await mine.getByRole('tab', { name: 'Me' }).click()
  await expect(
    mine.getByRole('region', { name: 'Your match' }).or(mine.getByText('My matches')).first(),
  ).toBeVisible()

  await sheet(page).getByText('Anyone with the link can watch').click()
  await expect(link).toHaveCount(0)
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    'This link is no longer valid',
  )
  await expectAccessible(visitor)
})

test('the rounds are made the day before; screens say when check-in and scores open, and offer neither until then @proof', async ({
  story,
}) => {
  const { olivia, ana, path, eventId } = await aScene(story, names.slice(0, 5), {
    isTomorrow: true,
  })
  await olivia.must('matchLists-start', { eventId })
  const page = await story.window(olivia, path)
  await expect(step(page)).toHaveText('Create rounds')
  await step(page).click()
  await sheet(page).getByRole('button', { name: 'Use these rounds' }).click()
  await expect(sheet(page)).toHaveCount(0)
  const opens = /^Check-in and scores open \w{3}, \w{3} \d+, 5:00 PM\.$/
  await expect(page.getByText(opens)).toBeVisible()
  await expect(step(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Enter score/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Tools', exact: true }).click()
  await expect(sheet(page).getByRole('button', { name: /^Who’s here/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  await page.goto(`/results/${eventId}`)
  await expect(page.getByText(opens)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Finish the event' })).toHaveCount(0)
  await page.goto(`/vieweditevent/${eventId}`)
  await expect(page.getByText(opens)).toBeVisible()
  const hers = await story.window(ana, path, { language: 'es', theme: 'dark' })
  await expect(hers.getByText(/^La asistencia y los resultados se abren: /)).toBeVisible()
  await expect(hers.getByRole('button', { name: /^Poner resultado/ })).toHaveCount(0)
  await expectAccessible(hers)
})

for (const [language, theme] of looks) {
  const words = wordsIn(language, organizeTexts)
  const t = wordsIn(language, finishTexts)

  test(`an evening cut short is finished from the tools or the event’s page, after a look at what counts and what is left out, ${language} @proof`, async ({
    story,
  }) => {
    const { olivia, path, eventId } = await aScene(story, names.slice(0, 8))
    await olivia.must('matchLists-start', { eventId })
    const page = await story.window(olivia, path, { language, theme })
    await step(page).click()
    await sheet(page).getByRole('button', { name: words.everyoneHere }).click()
    await sheet(page)
      .getByRole('button', { name: wordsIn(language, labelTexts).done })
      .click()
    await step(page).click()
    await sheet(page).getByRole('button', { name: words.useRounds }).click()
    await expect(court(page, 1)).toBeVisible()
    const [first, second] = await matchesOf(story, olivia.token, eventId)
    for (const match of [first, second])
      await olivia.must('matches-decide', {
        matchId: match?.matchId ?? '',
        games: [[11, 6]],
        walkover: null,
      })

    await page.getByRole('button', { name: words.tools, exact: true }).click()
    await sheet(page).getByRole('button', { name: words.finish }).click()
    await expect(sheet(page).getByText(t.scores({ n: 2 }), { exact: true })).toBeVisible()
    await sheet(page)
      .getByText(t.unplayed({ n: 10 }))
      .click()
    await expect(
      sheet(page).getByRole('list', { name: t.leftOut }).getByRole('listitem'),
    ).toHaveCount(10)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toHaveCount(0)
    await page.goto(`/vieweditevent/${eventId}`)
    await page.getByRole('button', { name: wordsIn(language, eventViewTexts).manage }).click()
    await page.getByRole('menuitem', { name: t.finish }).click()
    await sheet(page).getByRole('button', { name: t.finish }).click()
    await expect(page).toHaveURL(new RegExp(`/results/${eventId}`))
    await expect(
      page.getByText(wordsIn(language, resultTexts).final, { exact: true }),
    ).toBeVisible()
    expect((await matchesOf(story, olivia.token, eventId)).map(({ state }) => state)).toEqual([
      'confirmed',
      'confirmed',
    ])
  })
}

async function matchesOf(story: Story, token: string, eventId: string) {
  const socket = await story.app.socket(token)
  const { matchList } = await socket.subscribe('matchLists-byEvent', { eventId }).next()
  await socket.close()
  return matchList?.matches ?? []
}
