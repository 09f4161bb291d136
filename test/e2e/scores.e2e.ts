// Scores between phones: reported, confirmed, disputed, decided; and a whole game scored at the
// court offline.
import type { Locator, Page } from '@playwright/test'
import { readLinkName } from '#server/link/link-keys.ts'
import { aMatchList } from '#test/scenes/match-scene.ts'
import { aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { scoreTexts } from '#words/en/match/score.ts'
import { wordsIn } from '#words/words.ts'
import { expect, expectAccessible, looks, test } from './story.ts'

async function anEvening(app: TestApp): Promise<{ eventId: string; matches: string[] }> {
  const eventId = await anEvent(
    app.db,
    { location: await aLocation(app.db), organizer: 'olivia' },
    { type: 'round robin', title: 'Tuesday' },
  )
  const matches = await aMatchList(
    app.db,
    eventId,
    ['ana', 'ben', 'cleo', 'dan'],
    [
      { court: 1, a: [0, 1], b: [2, 3] },
      { round: 2, court: 1, a: [0, 2], b: [1, 3] },
    ],
  )
  return { eventId, matches }
}

const sheet = (page: Page): Locator => page.getByRole('dialog')
const score = async (page: Page, winner: RegExp, behind: number): Promise<void> => {
  await sheet(page).getByRole('button', { name: winner }).click()
  await sheet(page)
    .getByRole('button', { name: new RegExp(`^${behind} `) })
    .click()
}
const rowOf = (app: TestApp, matchId = '') =>
  app.db
    .selectFrom('matches')
    .select(['state', 'pointsA', 'pointsB', 'reportedBy', 'confirmedBy'])
    .where('matchId', '=', matchId)
    .executeTakeFirstOrThrow()

test('a score told on one phone is confirmed on another; a disputed one is decided by the organizer, and everyone sees it at once', async ({
  story,
}) => {
  const { app } = story
  const olivia = await app.signedIn('Olivia')
  const [ana, ben, cleo, dan] = [
    await app.signedIn('Ana'),
    await app.signedIn('Ben'),
    await app.signedIn('Cleo'),
    await app.signedIn('Dan'),
  ]
  const {
    eventId,
    matches: [one = '', two = ''],
  } = await anEvening(app)

  const anaPage = await story.window(ana, `/matchlist/${eventId}?match=${one}`)
  await expect(sheet(anaPage).getByText('To 11, win by 2 · side-out scoring')).toBeVisible()
  await expect(sheet(anaPage).getByRole('button', { name: 'Send score' })).toBeHidden()
  await sheet(anaPage).getByRole('button', { name: 'Ana & Ben' }).click()
  await expectAccessible(anaPage)
  await sheet(anaPage).getByRole('button', { name: /^7 / }).click()
  await sheet(anaPage).getByRole('button', { name: 'Send score' }).click()
  await expect(anaPage.getByText('Score sent')).toBeVisible()
  await expect(sheet(anaPage)).toBeHidden()
  expect(await rowOf(app, one)).toMatchObject({
    state: 'reported',
    pointsA: [11],
    pointsB: [7],
    reportedBy: 'ana',
  })

  const cleoPage = await story.window(cleo, '/alerts', { language: 'es', theme: 'dark' })
  await cleoPage.getByRole('link', { name: /Ana anotó 7–11 en tu partido de Tuesday/ }).click()
  await expect(sheet(cleoPage).getByText('Anotado por Ana y Ben')).toBeVisible()
  await expectAccessible(cleoPage)
  await anaPage.goto(`/matchlist/${eventId}?match=${one}`)
  await expect(sheet(anaPage).getByText('Waiting for Cleo & Dan')).toBeVisible()
  await sheet(cleoPage).getByRole('button', { name: 'Es correcto', exact: true }).click()
  await expect(sheet(cleoPage)).toBeHidden()
  await expect(sheet(anaPage).getByText('This score counts.')).toBeVisible()
  expect(await rowOf(app, one)).toMatchObject({ state: 'confirmed', confirmedBy: 'cleo' })

  const benPage = await story.window(ben, `/matchlist/${eventId}?match=${two}`)
  await score(benPage, /^Ben & Dan/, 9)
  await sheet(benPage).getByRole('button', { name: 'Send score' }).click()
  await expect(sheet(benPage)).toBeHidden()
  await anaPage.goto(`/matchlist/${eventId}?match=${two}`)
  await sheet(anaPage).getByRole('button', { name: 'Not right' }).click()
  await sheet(anaPage).getByRole('button', { name: 'Send to the organizer' }).click()
  await expect(sheet(anaPage).getByText('Say in a few words what’s wrong.')).toBeVisible()
  await sheet(anaPage).getByRole('textbox').fill('We won 12–10')
  await expectAccessible(anaPage)
  await sheet(anaPage).getByRole('button', { name: 'Send to the organizer' }).click()
  await expect(anaPage.getByText('We’ve let the organizer know')).toBeVisible()

  const oliviaPage = await story.window(olivia, '/alerts', { theme: 'dark' })
  await oliviaPage
    .getByRole('link', { name: /Ana says a score at Tuesday is wrong: 9–11.*We won 12–10/ })
    .click()
  await expect(sheet(oliviaPage).getByText('Disputed by Ana & Cleo')).toBeVisible()
  await expectAccessible(oliviaPage)
  await sheet(oliviaPage).getByRole('button', { name: 'Decide' }).click()
  await sheet(oliviaPage).getByRole('button', { name: 'Start over' }).click()
  await score(oliviaPage, /^Ana & Cleo/, 10)
  await sheet(oliviaPage).getByRole('button', { name: 'Count this score' }).click()
  await expect(oliviaPage.getByText('The score counts')).toBeVisible()
  expect(await rowOf(app, two)).toMatchObject({
    state: 'confirmed',
    pointsA: [12],
    pointsB: [10],
    confirmedBy: 'olivia',
  })
  const danPage = await story.window(dan, '/alerts')
  await expect(
    danPage.getByRole('link', {
      name: /The organizer set the score of your match at Tuesday: 10–12/,
    }),
  ).toBeVisible()
})

for (const [language, theme] of looks) {
  const t = wordsIn(language, scoreTexts)

  test(`a score that the organizer entered is disputed by a player, though the results are closed, and an admin of the venue settles it, ${language} @proof`, async ({
    story,
  }) => {
    const { app } = story
    const olivia = await app.signedIn('Olivia')
    const [dan, ada] = [await app.signedIn('Dan'), await app.signedIn('Ada')]
    for (const name of ['Ana', 'Ben', 'Cleo']) await app.signedIn(name)
    const {
      eventId,
      matches: [one = '', two = ''],
    } = await anEvening(app)
    const { location } = await app.db
      .selectFrom('events')
      .select('location')
      .where('eventId', '=', eventId)
      .executeTakeFirstOrThrow()
    await anAdmin(app.db, location, ada.playerId)
    for (const matchId of [one, two])
      await olivia.must('matches-decide', { matchId, games: [[11, 0]], walkover: null })
    await olivia.must('results-close', { eventId, unplayed: 0, unanswered: 0 })

    const danPage = await story.window(dan, `/matchlist/${eventId}?match=${one}`, {
      language,
      theme,
    })
    await sheet(danPage).getByRole('button', { name: t.dispute }).click()
    await sheet(danPage).getByRole('textbox').fill('Ganamos 11–9')
    await sheet(danPage).getByRole('button', { name: t.sendToAdmins }).click()
    await expect(sheet(danPage)).toBeHidden()
    await danPage.goto(`/matchlist/${eventId}?match=${one}`)
    await expect(sheet(danPage).getByText(t.settles)).toBeVisible()
    await expectAccessible(danPage)

    const oliviaPage = await story.window(olivia, `/matchlist/${eventId}?match=${one}`, {
      language,
      theme,
    })
    await expect(sheet(oliviaPage).getByText(t.settles)).toBeVisible()
    await expect(sheet(oliviaPage).getByRole('button', { name: t.correct })).toHaveCount(0)
    await expect(sheet(oliviaPage).getByRole('button', { name: t.decide })).toHaveCount(0)

    const adaPage = await story.window(ada, '/alerts', { language, theme })
    await adaPage.getByRole('link', { name: /Dan .* Tuesday .*: 11–0.*Ganamos 11–9/ }).click()
    await expect(sheet(adaPage).getByText(t.settle)).toBeVisible()
    await expectAccessible(adaPage)
    await sheet(adaPage).getByRole('button', { name: t.decide }).click()
    await sheet(adaPage).getByRole('button', { name: t.startOver }).click()
    await score(adaPage, new RegExp(`^Cleo${t.and}Dan`), 9)
    await sheet(adaPage).getByRole('button', { name: t.sendOwn }).click()
    await expect(adaPage.getByText(t.countsToast)).toBeVisible()
    expect(await rowOf(app, one)).toMatchObject({
      state: 'confirmed',
      pointsA: [9],
      pointsB: [11],
      confirmedBy: 'ada',
    })
    await expect(sheet(danPage).getByText(t.counts)).toBeVisible()
  })
}

test('a game is kept at the court without a connection, point by point, and its score arrives once @proof', async ({
  story,
}) => {
  story.expectNoise(/WebSocket connection/)
  const { app } = story
  await app.signedIn('Olivia')
  const [ana, ben] = [await app.signedIn('Ana'), await app.signedIn('Ben')]
  for (const name of ['Cleo', 'Dan']) await app.signedIn(name)
  const {
    eventId,
    matches: [one = ''],
  } = await anEvening(app)
  const benPage = await story.window(ben, `/matchlist/${eventId}?match=${one}`)
  const watchKey = 'abcdefghijklmnopqrstuv'
  await app.db
    .updateTable('match_lists')
    .set({ watchKey: readLinkName(watchKey) })
    .where('eventId', '=', eventId)
    .execute()
  const wall = await story.visitor(`/watch/${watchKey}?view=tv`)

  const open = async (page: Page) => {
    const board = page.getByRole('dialog', { name: 'Round 1 · Court 1' })
    return {
      board,
      rally: (names: string) =>
        board.getByRole('button', { name: new RegExp(`^Rally for ${names}`) }),
      call: board.getByRole('status'),
    }
  }
  const first = await story.window(ana, `/matchlist/${eventId}`)
  await first.getByRole('button', { name: 'Scoreboard' }).first().click()
  const begun = await open(first)
  await expect(begun.call).toContainText('0 – 0 – 2')
  await expectAccessible(first)
  await begun.board.getByRole('button', { name: 'Swap Ana & Ben' }).click()
  await expect(begun.board.getByText('Ben serves from the right')).toBeVisible()
  await begun.rally('Ana & Ben').click()
  await expect(begun.call).toContainText('1 – 0 – 2')
  await begun.rally('Cleo & Dan').click()
  await expect(begun.call).toContainText('0 – 1 – 1')
  await expect(begun.call).toContainText('Side out')
  const onTheWall = wall.getByRole('listitem').filter({ hasText: 'Live' })
  await expect(onTheWall).toHaveText(/Ana & Ben1Cleo & Dan.*1st server0Live/)
  await expect(benPage.getByText('On the scoreboard now: 1–0')).toBeVisible()
  await expectAccessible(wall)
  const storage = await first.context().storageState()
  await first.close()

  const page = await story.window(ana, `/matchlist/${eventId}?scoreboard=${one}`, {
    language: 'en',
    theme: 'dark',
    context: { storageState: storage, viewport: { width: 844, height: 390 } },
  })
  const { board, rally, call } = await open(page)
  await expect(call).toContainText('0 – 1 – 1')
  await page.context().setOffline(true)
  await rally('Ana & Ben').click()
  await expect(call).toContainText('0 – 1 – 2')
  await rally('Cleo & Dan').click()
  await expect(call).toContainText('1 – 1 – 2')
  await board.getByRole('button', { name: 'Undo' }).click()
  await expect(call).toContainText('0 – 1 – 2')
  await rally('Ana & Ben').click()
  await expect(call).toContainText('1 – 0 – 1')
  await expectAccessible(page)
  for (let points = 2; points <= 10; points += 1) {
    await rally('Ana & Ben').click()
    await expect(call).toContainText(`${points} – 0`)
  }
  await rally('Ana & Ben').click()
  await expect(board.getByRole('heading', { name: 'Won by Ana & Ben' })).toBeVisible()
  await board.getByRole('button', { name: 'Send the score' }).click()
  await expect(
    board.getByText('Waiting for the connection. It’s sent once, automatically.'),
  ).toBeVisible()
  await expectAccessible(page)
  await board.getByRole('button', { name: 'Back to the matches' }).click()
  await expect(board).toBeHidden()
  await expect(
    page.getByText('Waiting for the connection. It’s sent once, automatically.'),
  ).toBeVisible()
  expect(await rowOf(app, one)).toMatchObject({ state: 'planned' })
  await expect(onTheWall).toHaveText(/Ana & Ben1Cleo/)

  await page.context().setOffline(false)
  await expect(sheet(benPage).getByText('Entered by Ana & Ben')).toBeVisible()
  await expect(
    page.getByText('Waiting for the connection. It’s sent once, automatically.'),
  ).toBeHidden()
  expect(await rowOf(app, one)).toMatchObject({
    state: 'reported',
    pointsA: [11],
    pointsB: [0],
    reportedBy: 'ana',
  })
  await expect(wall.getByText(/^Round 2/)).toBeVisible()
  await expect(onTheWall).toBeHidden()
  const told = await app.db
    .selectFrom('call_answers')
    .select('name')
    .where('name', '=', 'matches-report')
    .execute()
  expect(told).toHaveLength(1)
})

test('a scoreboard is read in the sun, says its score, and goes on from phone to phone @proof', async ({
  story,
}) => {
  const { app } = story
  await app.signedIn('Olivia')
  const [ana, ben] = [await app.signedIn('Ana'), await app.signedIn('Ben')]
  for (const name of ['Cleo', 'Dan']) await app.signedIn(name)
  const {
    eventId,
    matches: [one = ''],
  } = await anEvening(app)
  const path = `/matchlist/${eventId}?scoreboard=${one}`
  const boardOn = (page: Page) => page.getByRole('dialog', { name: 'Round 1 · Court 1' })
  const rally = async (page: Page, names: string) =>
    boardOn(page)
      .getByRole('button', { name: new RegExp(`^Rally for ${names}`) })
      .click()
  const call = (page: Page) => boardOn(page).getByRole('status')

  const hers = await story.window(ana, path)
  await hers.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    speechSynthesis.speak = ({ text, lang }) => void said.push(`${lang}: ${text}`)
  })
  const said = () => hers.evaluate(() => (window as unknown as { said: string[] }).said)
  await rally(hers, 'Ana & Ben')
  await expect(call(hers)).toContainText('1 – 0 – 2')
  expect(await said()).toEqual([])
  await boardOn(hers).getByRole('button', { name: 'Scoreboard options' }).click()
  await boardOn(hers).getByText('Say the score').click()
  await boardOn(hers).getByText('Bright sun').click()
  await expect(boardOn(hers).getByRole('img', { name: 'QR code of this scoreboard' })).toBeVisible()
  await expectAccessible(hers)
  await boardOn(hers).getByRole('button', { name: 'Back to the score' }).click()
  await rally(hers, 'Cleo & Dan')
  await expect.poll(said).toEqual(['en: Side out. 0, 1, 1'])
  expect(await faintTexts(boardOn(hers))).toEqual([])

  const his = await story.window(ben, `${path}#board=ab`)
  await expect(call(his)).toContainText('0 – 1 – 1')
  await rally(his, 'Cleo & Dan')
  await expect(call(his)).toContainText('1 – 1 – 1')
  await his.reload()
  await expect(call(his)).toContainText('1 – 1 – 1')

  // Both phones continued, so neither may be overwritten without asking.
  await his.goto(`${path}#board=aba`)
  await his.reload()
  await expect(boardOn(his).getByText('Two phones counted this match')).toBeVisible()
  await expectAccessible(his)
  await boardOn(his).getByRole('button', { name: 'Go on from 0 – 1 – 2' }).click()
  await expect(call(his)).toContainText('0 – 1 – 2')
})

const faintTexts = (board: Locator): Promise<string[]> =>
  board.evaluate((root) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (canvas === null) throw new Error('no canvas')
    const lightness = (color: string): number => {
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
      const [r = 0, g = 0, b = 0] = Array.from(canvas.getImageData(0, 0, 1, 1).data, (part) => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const groundOf = (element: Element | null): string => {
      if (element === null) return '#fff'
      const { backgroundColor } = getComputedStyle(element)
      return backgroundColor === 'rgba(0, 0, 0, 0)'
        ? groundOf(element.parentElement)
        : backgroundColor
    }
    return Array.from(root.querySelectorAll('*')).flatMap((element) => {
      const own = Array.from(element.childNodes).some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      )
      const isDisabled = element.closest(':disabled') !== null
      if (!own || isDisabled) return []
      const [one, other] = [
        lightness(getComputedStyle(element).color),
        lightness(groundOf(element)),
      ].toSorted((a, b) => b - a)
      return ((one ?? 0) + 0.05) / ((other ?? 0) + 0.05) < 7 ? [element.textContent ?? ''] : []
    })
  })
