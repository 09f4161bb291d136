// The organizer closes the results: medals appear in every participant's window and move after a
// correction.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { anEvening, tellAll } from '#test/scenes/result-scene.ts'
import { eveningCardTexts } from '#words/en/result/evening-card.ts'
import { resultTexts } from '#words/en/result/result.ts'
import { wordsIn } from '#words/words.ts'
import { expect, expectAccessible, looks, test } from './story.ts'

const bar = (page: Page) => page.getByRole('banner').getByRole('link').first()
const standings = (page: Page) => page.getByRole('table').getByRole('rowheader')
const podium = (page: Page, name = 'Podium') =>
  page.getByRole('list', { name }).getByRole('listitem')
const hourMs = 3_600_000
const tomorrow = () => addDays(toDeviceDay(Date.now()), 1)

test('closing brings medals to open top bars and profiles, a correction moves them, and the evening can be passed on @proof', async ({
  story,
}) => {
  const evening = await anEvening(story.app, ['Ann', 'Ben', 'Cleo', 'Dan'], {
    startDate: tomorrow(),
    title: 'Friday singles',
  })
  const [ann, ben, cleo] = evening.players
  if (ann === undefined || ben === undefined || cleo === undefined)
    throw new Error('an evening has four players')
  for (const [winner, loser] of [
    [0, 3],
    [1, 2],
    [0, 2],
    [1, 3],
    [0, 1],
  ] as const)
    await evening.tell(winner, loser)
  await story.app.db
    .insertInto('player_diamonds')
    .values(
      [ben, cleo].map(({ playerId }) => ({
        playerId,
        diamondId: 'firstMedal' as const,
        celebrated: true,
      })),
    )
    .execute()
  const path = `/results/${evening.eventId}`
  const organizer = await story.window(evening.organizer, path)
  const annPage = await story.window(ann, path, { language: 'es', theme: 'dark' })
  const benPage = await story.window(ben, '/myhistory')
  const profile = await story.window(cleo, '/viewplayer/Ann', { theme: 'dark' })

  await expect(annPage.getByText('Aún sin terminar')).toBeVisible()
  await expect(annPage.getByText('Vas 1.º de 4')).toBeVisible()
  const finish = organizer.getByRole('button', { name: 'Finish the event' })
  await finish.click()
  await expect(organizer.getByRole('dialog').getByText('1 match without a score')).toBeVisible()
  await expectAccessible(organizer)
  await organizer.keyboard.press('Escape')
  await expect(
    organizer.getByText(/^Tied with (?:Cleo|Dan) on everything; decided by draw$/),
  ).toBeVisible()
  await expectAccessible(organizer)
  await expectAccessible(annPage)
  await evening.tell(2, 3)
  await expect(standings(organizer)).toContainText(['Ann', 'Ben', 'Cleo', 'Dan'])

  await finish.click()
  await organizer.getByRole('dialog').getByRole('button', { name: 'Finish the event' }).click()
  await expect(podium(organizer)).toContainText([/Gold.*Ann/, /Silver.*Ben/, /Bronze.*Cleo/])
  await expect(annPage.getByText('¡Ganaste el oro!')).toBeVisible()
  await annPage.getByRole('button', { name: '¡Ganaste un diamante: Primera medalla!' }).click()
  await annPage.keyboard.press('Escape')
  await expect(annPage.getByText('Quedaste 1.º de 4')).toBeVisible()
  await expect(bar(annPage)).toHaveAccessibleName(/1 de oro/)
  await expect(bar(benPage)).toHaveAccessibleName(/1 silver/)
  await expect(bar(profile)).toHaveAccessibleName(/1 bronze/)
  await expect(profile.getByText('1 gold medal')).toBeAttached()
  await expectAccessible(annPage)

  await expect(benPage.getByText('2 of 4')).toBeVisible()
  await expectAccessible(benPage)
  await benPage.getByRole('button', { name: 'Gold' }).click()
  await expect(benPage).toHaveURL(/gold=true/)
  await expect(benPage.getByText('No medals here')).toBeVisible()

  await organizer
    .getByRole('list', { name: 'All matches' })
    .getByRole('button', { name: /Ann.*Ben/ })
    .click()
  const sheet = organizer.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Correct the score' }).click()
  await sheet.getByRole('button', { name: 'Start over' }).click()
  await sheet
    .getByRole('group', { name: /Who won/ })
    .getByRole('button', { name: /Ben/ })
    .click()
  await sheet.getByRole('button', { name: /11–8/ }).click()
  await sheet.getByRole('button', { name: 'Count this score' }).click()
  await expect(podium(organizer)).toContainText([/Gold.*Ben/, /Silver.*Ann/, /Bronze.*Cleo/])
  await expect(bar(annPage)).toHaveAccessibleName(/0 de oro, 1 de plata/)
  await expect(bar(benPage)).toHaveAccessibleName(/1 gold, 0 silver/)
  await expect(profile.getByText('1 silver medal')).toBeAttached()
  await expect(benPage.getByText('1 of 4')).toBeVisible()
  await benPage.getByText('Friday singles').click()
  await expect(benPage.getByText('You won gold!')).toBeVisible()
  await benPage.keyboard.press('Escape')
  await expect(podium(benPage)).toHaveCount(3)
  await expect(
    benPage.getByRole('list', { name: 'My matches' }).getByRole('listitem'),
  ).toContainText([/Won/, /Won/, /Won/])

  const [table] = await Promise.all([
    benPage.waitForEvent('download'),
    benPage.getByRole('button', { name: 'CSV' }).click(),
  ])
  expect(table.suggestedFilename()).toBe('friday-singles.csv')
  expect(await readFile(await table.path(), 'utf8')).toBe(
    [
      '\uFEFFRank,Player,Played,Won,Lost,Points for,Points against,Point difference,Medal',
      '1,Ben,3,3,0,33,18,15,Gold',
      '2,Ann,3,2,1,30,21,9,Silver',
      '3,Cleo,3,1,2,21,27,-6,Bronze',
      '4,Dan,3,0,3,15,33,-18,',
      '',
    ].join('\r\n'),
  )
  const [picture] = await Promise.all([
    benPage.waitForEvent('download'),
    benPage.getByRole('button', { name: 'Picture' }).click(),
  ])
  const drawn = await readFile(await picture.path())
  expect({
    name: picture.suggestedFilename(),
    kind: drawn.toString('latin1', 1, 4),
    width: drawn.readUInt32BE(16),
    height: drawn.readUInt32BE(20),
  }).toEqual({ name: 'friday-singles.png', kind: 'PNG', width: 1080, height: 1350 })

  await organizer.getByRole('button', { name: 'Reopen results' }).click()
  await organizer.getByRole('alertdialog').getByRole('button', { name: 'Reopen results' }).click()
  await expect(benPage.getByText('Not finished yet')).toBeVisible()
  await expect(bar(annPage)).not.toHaveAccessibleName(/de plata/)
})

test('an event without matches says so, and an unknown one is not there @proof', async ({
  story,
}) => {
  const evening = await anEvening(story.app, ['Eve', 'Fay', 'Gus', 'Hal'], {
    startDate: tomorrow(),
  })
  await story.app.db.deleteFrom('match_lists').where('eventId', '=', evening.eventId).execute()
  const page = await story.window(evening.organizer, `/results/${evening.eventId}`, {
    context: { viewport: { width: 1280, height: 800 } },
  })
  await expect(page.getByText('No matches here')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/results/00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('heading', { name: 'Results not found' })).toBeVisible()
  await page.goto('/results/nonsense')
  await expect(page.getByRole('heading', { name: 'Results not found' })).toBeVisible()
})

/** Keeps the words that canvases of the page draw. */
const recordDrawing = (page: Page) =>
  page.addInitScript(() => {
    const { prototype } = CanvasRenderingContext2D
    const write = Reflect.get(prototype, 'fillText')
    prototype.fillText = function record(text, ...place) {
      document.documentElement.dataset['drawn'] =
        `${document.documentElement.dataset['drawn'] ?? ''}${text}\n`
      write.call(this, text, ...place)
    }
  })

const wordsDrawn = async (page: Page): Promise<string[]> =>
  ((await page.locator('html').getAttribute('data-drawn')) ?? '').split('\n')

const names = {
  open: ['Ann', 'Ben', 'Cleo', 'Dan'],
  invited: ['Eli', 'Fay', 'Gus', 'Hal'],
} as const

for (const kind of ['open', 'invited'] as const)
  test(`a picture of the results of an ${kind} event names only who may be named anywhere`, async ({
    story,
  }) => {
    const { eventId, players, tell } = await anEvening(story.app, names[kind], {
      startDate: tomorrow(),
    })
    await tell(0, 1)
    const [first, second] = players
    if (first === undefined || second === undefined) throw new Error('an evening has four players')
    if (kind === 'open')
      await story.app.db
        .updateTable('players')
        .set({ hidden: true })
        .where('playerId', '=', second.playerId)
        .execute()
    else
      await story.app.db
        .updateTable('events')
        .set({ invite: true, invited: 'Friends' })
        .where('eventId', '=', eventId)
        .execute()
    const page = await story.window(first, '/support')
    await recordDrawing(page)
    await page.goto(`/results/${eventId}`)
    await expect(standings(page)).toContainText(names[kind].slice(0, 2))
    await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Picture' }).click(),
    ])
    await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'My game day' }).click(),
    ])
    const drawn = await wordsDrawn(page)
    expect(drawn.filter((word) => word === names[kind][0])).toHaveLength(2)
    expect(drawn).not.toContain(names[kind][1])
  })

for (const [language, theme] of looks)
  test(`a player shares a card of their game day, and whoever didn’t play only everyone’s, ${language}`, async ({
    story,
  }) => {
    const t = wordsIn(language, eveningCardTexts)
    const { picture } = wordsIn(language, resultTexts)
    const evening = await anEvening(story.app, ['Ida', 'Joe', 'Kim', 'Lea'], {
      startDate: tomorrow(),
      title: 'Friday singles',
    })
    await tellAll(evening)
    await story.app.db
      .updateTable('events')
      .set({ startsAt: new Date(Date.now() - 2 * hourMs), endsAt: new Date(Date.now() - hourMs) })
      .where('eventId', '=', evening.eventId)
      .execute()
    const [ida, , , lea] = evening.players
    if (ida === undefined || lea === undefined) throw new Error('an evening has four players')
    await ida.must('players-block', { playerId: lea.playerId, blocked: true })
    const page = await story.window(ida, '/support', { language, theme })
    await recordDrawing(page)
    await page.goto(`/results/${evening.eventId}`)
    const card = page.getByRole('button', { name: t.mine })
    await expect(card).toBeVisible()
    await expectAccessible(page)
    const [saved] = await Promise.all([page.waitForEvent('download'), card.click()])
    const drawn = await readFile(await saved.path())
    expect([drawn.readUInt32BE(16), drawn.readUInt32BE(20)]).toEqual([1080, 1350])
    const words = await wordsDrawn(page)
    expect(words).not.toContain('Lea')
    expect(words).toEqual(
      expect.arrayContaining(['Ida', '3–0', t.wonLost, '33–15', t.points, '11–5', t.best, 'Joe']),
    )
    const host = await story.window(evening.organizer, `/results/${evening.eventId}`, {
      language,
      theme,
    })
    await expect(host.getByRole('button', { name: picture, exact: true })).toBeVisible()
    await expect(host.getByRole('button', { name: t.mine })).toHaveCount(0)

    await page.goto(`/vieweditevent/${evening.eventId}`)
    await expect(page.getByRole('button', { name: t.all, exact: true })).toBeVisible()
    await expectAccessible(page)
    await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t.mine }).click(),
    ])
    const onEvent = await wordsDrawn(page)
    expect(onEvent).not.toContain('Lea')
    expect(onEvent).toEqual(expect.arrayContaining(['Ida', '3–0', t.wonLost, '33–15', 'Joe']))
    await host.goto(`/vieweditevent/${evening.eventId}`)
    await expect(host.getByRole('button', { name: t.all, exact: true })).toBeVisible()
    await expect(host.getByRole('button', { name: t.mine })).toHaveCount(0)
  })
