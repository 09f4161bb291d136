// The main flows in each browser engine.
import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { aMatchList } from '#test/scenes/match-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { aJpeg } from '#test/support/pictures.ts'
import { until } from '#test/support/until.ts'
import { accountTexts } from '#words/en/account/account.ts'
import { confirmAddressTexts } from '#words/en/mail/confirm-address.ts'
import { wordsIn } from '#words/words.ts'
import { expect, test } from './engine-story.ts'

const tomorrow = () => addDays(toDeviceDay(Date.now()), 1)
const password = 'a good password'

test('from an address and a password to a player on the calendar', async ({ story }) => {
  await aLocation(story.app.db, { name: 'Riverside Courts' })
  const page = await story.window(null, '/register')
  await page.fill('E-mail', 'ann@example.org')
  await page.fill('Password', password)
  await page.tick()
  await page.press('button', 'Create account')
  await page.reads('Your account is ready. Sign in to continue.')
  await page.fill('Password', password)
  await page.press('button', 'Sign in')
  await page.reads('Setup 1 of 3')
  await page.fill('Player name', 'Ann')
  await page.press('button', 'Check')
  await page.reads('Ann is available!')
  await page.press('button', 'Set name')
  await page.reads('Setup 2 of 3')
  await page.press('button', 'Higher level')
  await page.fill('Search by name or city', 'riverside')
  await page.press('button', /^Riverside Courts/)
  await page.press('button', 'Continue')
  await page.sees('button', /^Your first diamond!/)
  await page.reads('Welcome, Ann!')
  await page.press('link', 'Show Events Calendar')
  await page.sees('heading', 'Event Calendar')
})

test('from the calendar to a place in an event, which the organizer sees at once', async ({
  story,
}) => {
  const location = await aLocation(story.app.db)
  const { page: olivia, player } = await story.player('Olivia', '/calendar')
  const eventId = await anEvent(
    story.app.db,
    { location, organizer: player.playerId },
    { title: 'Evening games', startDate: tomorrow() },
  )
  await olivia.goTo(`/vieweditevent/${eventId}`)
  await olivia.reads('0 of 8 places taken')
  const { page: ana } = await story.player('Ana', `/calendar/${location}`, {
    homeLocation: location,
  })
  await ana.press('link', /1 (public )?event\b/)
  await ana.press('link', /Evening games/)
  // Not the card's button, which is shown until the event has loaded.
  await ana.press('button', /^Sign up · /)
  await ana.reads('You’re in')
  await olivia.reads('1 of 8 places taken')
  await olivia.sees('link', /^Ana/)
})

test('a message is read in the other window at once, and who wrote it hears so', async ({
  story,
}) => {
  const ben = await story.app.signedIn('Ben')
  const { page: ana } = await story.player('Ana', '/messagethread/ben')
  const benPage = await story.window(ben, '/messagethread/ana')
  await ana.fill('Write a message', 'Court 3 at six?')
  await ana.press('button', 'Send')
  await benPage.reads('Court 3 at six?')
  await ana.reads('Read')
})

test('a score is told on one phone and confirmed on another', async ({ story }) => {
  const { app } = story
  await app.signedIn('Olivia')
  const [ana, , cleo] = [
    await app.signedIn('Ana'),
    await app.signedIn('Ben'),
    await app.signedIn('Cleo'),
    await app.signedIn('Dan'),
  ]
  const eventId = await anEvent(
    app.db,
    { location: await aLocation(app.db), organizer: 'olivia' },
    { type: 'round robin', title: 'Tuesday' },
  )
  const [match = ''] = await aMatchList(
    app.db,
    eventId,
    ['ana', 'ben', 'cleo', 'dan'],
    [{ court: 1, a: [0, 1], b: [2, 3] }],
  )
  const path = `/matchlist/${eventId}?match=${match}`
  const anaPage = await story.window(ana, path)
  await anaPage.press('button', 'Ana & Ben')
  await anaPage.press('button', /^7 /)
  await anaPage.press('button', 'Send score')
  await anaPage.reads('Score sent')
  const cleoPage = await story.window(cleo, path)
  await cleoPage.press('button', 'That’s right')
  await until('the score counts', async () => {
    const { state } = await app.db
      .selectFrom('matches')
      .select('state')
      .where('matchId', '=', match)
      .executeTakeFirstOrThrow()
    return state === 'confirmed'
  })
})

test('without a network what was seen opens, what is done waits in sight, and is done once when it is back', async ({
  story,
}) => {
  story.expectNoise(/./)
  const ben = await story.app.signedIn('Ben')
  const { page: ana } = await story.player('Ana', '/messagethread/ben')
  await ana.sees('textbox', 'Write a message')
  await ana.untilKept('messages-thread')
  await ana.sees('textbox', 'Write a message')
  story.network.cut()
  await ana.goTo('/messagethread/ben')
  await ana.reads(/No connection\. This is as of/)
  await ana.fill('Write a message', 'On my way')
  await ana.press('button', 'Send')
  await ana.reads('On my way')
  await ana.reads(/Waiting/)
  await story.network.restore()
  const benPage = await story.window(ben, '/messagethread/ana')
  await benPage.reads('On my way')
  await ana.readsNoMore('No connection')
  const kept = await story.app.db.selectFrom('messages').select('message').execute()
  expect(kept).toEqual([{ message: 'On my way' }])
})

test('a photo is chosen, cropped, sent and seen', async ({ story }) => {
  const location = await aLocation(story.app.db)
  const path = join(tmpdir(), `${randomUUID()}.jpg`)
  await writeFile(path, await aJpeg({ width: 1200, height: 600 }))
  try {
    const { page } = await story.player('Ana', '/player', { homeLocation: location })
    await page.press('link', 'Add a photo')
    await page.choose(path)
    await page.press('button', 'Crop and Upload')
    await page.sees('link', 'Change photo')
    await page.shows('/photos/')
  } finally {
    await rm(path)
  }
})

test('an address is confirmed by the link of the e-mail, in a browser that knows nothing of it', async ({
  story,
}) => {
  const ana = await story.app.signedIn('Ana')
  const phone = await story.window(ana, '/player/settings/email')
  await phone.reads(accountTexts.unverified)
  await phone.press('button', accountTexts.sendVerification)
  const { text } = await story.app.mailbox.next()
  const other = await story.window(null, /\/confirm-address\?\S+/.exec(text)?.[0] ?? '')
  await other.press('button', confirmAddressTexts.button)
  await other.reads(wordsIn('en', confirmAddressTexts).back)
  await phone.readsNoMore(accountTexts.unverified)
})
