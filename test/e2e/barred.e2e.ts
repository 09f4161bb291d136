// Texts for players who may not act yet: publishing without a proved address, adding someone from a
// new account, and a suspended account.
import { randomUUID } from 'node:crypto'
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { collectEffects } from '#server/effects.ts'
import { aLocation, anEstablishedInstallation, anEvent } from '#test/support/builders.ts'
import { testBrowser } from '#test/support/test-browser.ts'
import { saveSuspension } from '../../src/server/features/suspension/commands.ts'
import { expect, expectAccessible, looks, test } from './story.ts'

const in3Days = () => addDays(toDeviceDay(Date.now()), 3)
const password = 'a good password of mine'

const proofWords = {
  en: { publish: 'Publish', title: 'Confirm your e-mail address', confirm: 'Keep it and confirm' },
  es: { publish: 'Publicar', title: 'Confirma tu correo', confirm: 'Guardar y confirmar' },
}

test.describe('where mails are sent', () => {
  test.use({ appOptions: { sendsMail: true } })
  for (const [language, theme] of looks) {
    test(`a public event without a proved address is kept as a draft, and the proof is one tap away, ${language}`, async ({
      story,
    }) => {
      story.expectNoise(/400 \(Bad Request\)|Cloud Function call failed/)
      const t = proofWords[language]
      const location = await aLocation(story.app.db)
      const options = { homeLocation: location, language, theme }
      const { page } = await story.player(
        'Olivia',
        `/createevent/${location}/${in3Days()}/09:00`,
        options,
      )
      await page.getByRole('button', { name: t.publish }).click()
      const dialog = page.getByRole('alertdialog')
      await expect(dialog).toContainText(t.title)
      await expectAccessible(page)
      await dialog.getByRole('button', { name: t.confirm }).click()
      await page.waitForURL(/\/player\/settings\/email/)
      const kept = await story.app.db.selectFrom('events').select('status').execute()
      expect(kept).toEqual([{ status: 'draft' }])
    })
  }
})

for (const [language, theme] of looks) {
  test(`a new account that adds a stranger reads when it works, ${language} @proof`, async ({
    story,
  }) => {
    story.expectNoise(/40\d \(|Cloud Function call failed/)
    const { db } = story.app
    await anEstablishedInstallation(db)
    const location = await aLocation(db)
    const options = { created: new Date(), homeLocation: location, language, theme }
    const stranger = await story.app.signedIn('Stranger', { homeLocation: location })
    const { page, player } = await story.player('Olivia', '/menu', options)
    const eventId = await anEvent(db, { location, organizer: 'olivia' }, { startDate: in3Days() })
    await page.goto(`/vieweditevent/${eventId}`)
    await page
      .getByRole('button', { name: language === 'en' ? 'Add player' : 'Añadir jugador' })
      .click()
    await page.getByRole('searchbox').fill('stran')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Stranger/ })
      .click()
    const text =
      language === 'en'
        ? /During your first week you can only add players/
        : /Durante tu primera semana solo puedes añadir/
    await expect(page.getByText(text)).toBeVisible()
    const answer = await player.call('events-addPlayer', { eventId, playerId: stranger.playerId })
    expect(answer.ok).toBe(false)
  })
}

for (const [language, theme] of looks) {
  test(`a suspended person reads why when they sign in, and appeals, ${language} @proof`, async ({
    story,
  }) => {
    story.expectNoise(/403 \(Forbidden\)/)
    const { app } = story
    const email = 'ana@example.com'
    await testBrowser(story.url, story.url).post('/api/auth/sign-up/email', { email, password })
    const { id: userId } = await app.db
      .selectFrom('auth_users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    await app.db
      .insertInto('players')
      .values({
        playerId: 'ana',
        userId,
        playerName: 'Ana',
        skillSelf: 3.5,
        skillChangedAt: null,
        homeLocation: null,
        setupComplete: true,
      })
      .execute()
    const suspension = {
      suspensionId: randomUUID(),
      userId,
      reason: 'Advertising to strangers',
      until: Date.now() + 7 * 86_400_000,
    }
    await app.db
      .transaction()
      .execute((tx) =>
        saveSuspension({ tx, effects: collectEffects(), now: Date.now() }, suspension),
      )
    const page = await story.visitor('/signin', { language, theme })
    const isEnglish = language === 'en'
    await page
      .getByRole('textbox', { name: isEnglish ? 'E-mail' : 'Correo electrónico' })
      .fill(email)
    await page.getByLabel(isEnglish ? 'Password' : 'Contraseña', { exact: true }).fill(password)
    await page
      .getByRole('button', { name: isEnglish ? 'Sign in' : 'Iniciar sesión', exact: true })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      isEnglish ? 'Your account is suspended' : 'Tu cuenta está suspendida',
    )
    await expect(page.getByRole('alert')).toContainText('Advertising to strangers')
    await expectAccessible(page)
    await page.getByRole('textbox').fill('It was not me.')
    await page.getByRole('button', { name: isEnglish ? 'Send message' : 'Enviar mensaje' }).click()
    await expect(page.getByRole('status')).toContainText(
      isEnglish ? 'We got your message' : 'Recibimos tu mensaje',
    )
    const letters = await app.db
      .selectFrom('support_contacts')
      .select(['playerId', 'message'])
      .execute()
    expect(letters).toEqual([{ playerId: 'ana', message: 'It was not me.' }])
    await page
      .getByRole('button', { name: isEnglish ? 'Back to sign-in' : 'Volver al inicio de sesión' })
      .click()
    await expect(
      page.getByLabel(isEnglish ? 'Password' : 'Contraseña', { exact: true }),
    ).toBeVisible()
  })
}
