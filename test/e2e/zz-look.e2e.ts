// A look.
import { randomUUID } from 'node:crypto'
import { aClub, aLocation } from '#test/support/builders.ts'
import { test } from './story.ts'

test('look', async ({ story }) => {
  test.setTimeout(240_000)
  const location = await aLocation(story.app.db, { name: 'Pier 7' })
  const olga = await story.app.signedIn('Olga', { homeLocation: location })
  const ann = await story.app.signedIn('Ann', { homeLocation: location })
  const clubId = await aClub(story.app.db, {
    location,
    owner: olga.playerId,
    name: 'Dinkers',
    members: [ann.playerId],
  })
  const club = { locationId: location, clubId }
  for (const [from, message] of [
    [ann, 'Who brings balls on Thursday? I have six, but they are old.'],
    [olga, 'I do.'],
    [ann, 'Thanks!'],
  ] as const)
    await from.must('clubChats-send', { ...club, messageId: randomUUID(), message })
  const removed = randomUUID()
  await ann.must('clubChats-send', { ...club, messageId: removed, message: 'Buy my car' })
  await olga.must('clubChats-remove', { ...club, messageId: removed })
  const pollId = randomUUID()
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  await olga.must('clubPolls-ask', {
    ...club,
    pollId,
    kind: 'times',
    question: 'When shall we play the club cup?',
    options: [`${day}T09:00`, `${day}T18:30`, `${day}T20:00`],
    closes: new Date(Date.now() + 86_400_000).toISOString(),
  })
  await ann.must('clubPolls-vote', { ...club, pollId, choices: [1, 2] })
  await olga.must('clubPolls-vote', { ...club, pollId, choices: [1] })
  const second = randomUUID()
  await olga.must('clubPolls-ask', {
    ...club,
    pollId: second,
    kind: 'yes-no',
    question: 'Do we order new shirts?',
    options: [],
    closes: null,
  })
  await olga.must('clubPolls-close', { ...club, pollId: second })
  const address = `/editclub/${clubId}?locId=${location}&clubName=Dinkers`
  for (const [size, width, height] of [
    ['phone', 390, 844],
    ['wide', 1440, 900],
  ] as const)
    for (const [language, theme] of [
      ['en', 'light'],
      ['es', 'dark'],
    ] as const) {
      const page = await story.window(olga, address, {
        language,
        theme,
        context: { viewport: { width, height } },
      })
      await page.getByText('When shall we play the club cup?').waitFor()
      await page.getByText('When shall we play the club cup?').scrollIntoViewIfNeeded()
      await page.screenshot({ path: `/tmp/look/${size}-${language}-page.png`, fullPage: true })
      await page
        .getByRole('button', { name: language === 'en' ? 'Open the chat' : 'Abrir el chat' })
        .click()
      await page.getByRole('dialog').getByText('Buy').waitFor({ state: 'detached' })
      await page.screenshot({ path: `/tmp/look/${size}-${language}-chat.png` })
      await page
        .getByRole('dialog')
        .getByRole('button', { name: language === 'en' ? 'Close' : 'Cerrar' })
        .first()
        .click()
      await page
        .getByRole('button', { name: language === 'en' ? 'Ask the club' : 'Preguntar al club' })
        .click()
      await page.getByRole('dialog').waitFor()
      await page.screenshot({ path: `/tmp/look/${size}-${language}-form.png` })
    }
})
