// Rate limit messages in both languages, and a message that is sent after all.
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { rateLimits } from '#domain/shared/rate-limits.ts'
import { aLocation, anEstablishedInstallation } from '#test/support/builders.ts'
import { aPng } from '#test/support/pictures.ts'
import type { TestApp, TestPlayer, TestUser } from '#test/support/test-app.ts'
import { testBrowser } from '#test/support/test-browser.ts'
import { expect, expectAccessible, test } from './story.ts'

test.use({ appOptions: { isRateLimited: true } })
test.beforeEach(({ story }) => {
  story.expectNoise(/429 \(Too Many Requests\)|Cloud Function call failed/)
})

const repeat = async (times: number, ask: () => Promise<unknown>): Promise<void> => {
  for (let time = 0; time < times; time += 1) await ask()
}
const visit = [
  [
    'en',
    'light',
    'Too many wrong passwords. Please try again in a minute, or sign in with a link we e-mail you.',
  ],
  [
    'es',
    'dark',
    'Demasiadas contraseñas incorrectas. Inténtalo de nuevo en un minuto o entra con un enlace que te enviamos por correo.',
  ],
] as const

for (const [language, theme, words] of visit) {
  test(`who tries to sign in too often is told when to come back, ${language} @proof`, async ({
    story,
  }) => {
    await repeat(10, () =>
      testBrowser(story.url, story.url).post('/api/auth/sign-in/email', {
        email: 'ana@example.org',
        password: 'any',
      }),
    )
    const page = await story.visitor('/signin', { language, theme })
    await page
      .getByRole('textbox', { name: language === 'en' ? 'E-mail' : 'Correo electrónico' })
      .fill('ana@example.org')
    await page
      .getByLabel(language === 'en' ? 'Password' : 'Contraseña', { exact: true })
      .fill('a good password')
    await page
      .getByRole('button', { name: language === 'en' ? 'Sign in' : 'Iniciar sesión', exact: true })
      .click()
    await expect(page.getByRole('alert')).toHaveText(words)
    await expectAccessible(page)
  })
}

test('who asks for too many reset mails is told when to come back @proof', async ({ story }) => {
  await repeat(rateLimits.reset.tries, () =>
    story.app.visitor.raw('emails-emailPasswordReset', { data: { email: 'ana@example.org' } }),
  )
  const page = await story.visitor('/reset')
  await page.getByLabel('E-mail').fill('ana@example.org')
  await page.getByRole('button', { name: 'Send link' }).click()
  await page.getByRole('alertdialog').getByRole('button').click()
  await expect(page.getByText('Too many attempts. Please try again in 30 minutes.')).toBeVisible()
})

test('who checks too many names is told so, and checks again afterwards @proof', async ({
  story,
}) => {
  const { page, user } = await story.newcomer('Ana', '/playersetup', { provider: 'google' })
  await repeat(30, () => user.raw('validations-checkPlayer', { data: { id: 'zoe' } }))
  await page.getByLabel('Player name').fill('Ana')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(
    'Too many attempts. Please try again in a minute.',
  )
  await page.getByRole('alertdialog').getByRole('button').click()
  await expect(page.getByRole('button', { name: 'Check' })).toBeEnabled()
})

test('who uploads too many photos is told when to come back, and keeps the picture @proof', async ({
  story,
}) => {
  const { page, player } = await story.player(
    'Ana',
    '/upload/ana?target=player&storagePath=players&cropWidth=340&cropHeight=400&cropRatio=0.85',
    { homeLocation: await aLocation(story.app.db) },
  )
  await repeat(30, () =>
    fetch(`${story.url}/upload/player/ana`, {
      method: 'POST',
      headers: { ...player.headers, 'content-type': 'image/png' },
      body: 'no picture',
    }),
  )
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await aPng(600, 600) })
  await page.getByRole('button', { name: 'Crop and Upload' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Too many attempts. Please try again in 30 minutes.',
  )
  await expect(page.getByRole('button', { name: 'Crop and Upload' })).toBeEnabled()
})

async function beginThreads(
  app: TestApp,
  from: TestPlayer,
  names: readonly string[],
): Promise<void> {
  for (const name of names) {
    const { playerId } = await app.signedIn(name)
    await from.must('messages-send', { messageId: randomUUID(), toId: playerId, message: 'Hello' })
  }
}

const textOf = (page: Page) => page.getByRole('region', { name: /^(Messages|Mensajes)$/ })

test('a message of a newcomer to one player too many says why it was not sent, stays, and goes out once the account is a week old @proof', async ({
  story,
}) => {
  await anEstablishedInstallation(story.app.db)
  const { page, player } = await story.player('Ana', '/menu', { created: new Date() })
  await beginThreads(story.app, player, ['Ben', 'Cleo', 'Dan', 'Eve', 'Fay'])
  await story.app.signedIn('Gus')
  await page.goto('/messagethread/gus')
  await page.getByRole('textbox', { name: 'Write a message' }).fill('Court 3 at six?')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(textOf(page)).toContainText(
    /Not sent. You can start 5 conversations during your first week. Try again on \w+, \w+ \d+, \d+:\d\d [AP]M\./,
  )
  await expectAccessible(page)
  const spanish = await story.window(player satisfies TestUser, '/messagethread/gus', {
    language: 'es',
    theme: 'dark',
  })
  await spanish.getByRole('textbox', { name: 'Escribe un mensaje' }).fill('¿A las seis?')
  await spanish.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(textOf(spanish)).toContainText(
    /Durante tu primera semana puedes iniciar 5 conversaciones. Inténtalo de nuevo el .*\d+:\d\d/,
  )

  await story.app.db
    .updateTable('players')
    .set({ created: new Date(Date.now() - 7 * 86_400_000) })
    .where('playerId', '=', player.playerId)
    .execute()
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(textOf(page)).not.toContainText('Not sent.')
  await expect(page.getByText('Sent', { exact: true })).toHaveCount(1)
  expect(
    await story.app.db.selectFrom('messages').select('message').where('toId', '=', 'gus').execute(),
  ).toEqual([{ message: 'Court 3 at six?' }])
})
