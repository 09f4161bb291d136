// Windows that outlive their database: the store is restored under them, without what was said last.
import type { Page } from '@playwright/test'
import type { TestApp } from '#test/support/test-app.ts'
import { expect, expectAccessible, test } from './story.ts'

test.use({ appOptions: { watchesStore: true } })

const texts = (page: Page) => page.getByRole('region', { name: /^(Messages|Mensajes)$/ }).getByRole('listitem').locator('p.whitespace-pre-wrap')

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Write a message' }).fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
}

const stored = async ({ db }: TestApp): Promise<string[]> =>
  (await db.selectFrom('messages').select('message').orderBy('created').execute()).map(({ message }) => message)

const keys = async ({ db }: TestApp): Promise<string[]> =>
  (await db.selectFrom('call_answers').select('request_id').execute()).map(({ request_id }) => request_id)

/** As a restore leaves it: nothing of the last message, and the identity of where the backup was made. */
async function restore({ db }: TestApp, keptKeys: readonly string[], lost: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { message_id: messageId } = await tx.selectFrom('messages').select('message_id')
      .where('message', '=', lost).executeTakeFirstOrThrow()
    await tx.deleteFrom('message_last').where('message_id', '=', messageId).execute()
    await tx.deleteFrom('messages').where('message_id', '=', messageId).execute()
    await tx.deleteFrom('call_answers').where('request_id', 'not in', [...keptKeys]).execute()
    await tx.updateTable('store_identity').set({ place: 'where the backup was made' }).execute()
  })
}

test('windows say that they are reconnected, and a message that the restore lost is sent again, once', async ({ story }) => {
  const ben = await story.app.signedIn('Ben')
  const { page: ana } = await story.player('Ana', '/messagethread/ben')
  const benPage = await story.window(ben, '/messagethread/ana', { language: 'es' })
  await say(ana, 'in the backup')
  await expect(texts(benPage)).toHaveText(['in the backup'])
  const kept = await keys(story.app)
  await say(ana, 'after the backup')
  await expect(texts(benPage)).toHaveText(['in the backup', 'after the backup'])

  await restore(story.app, kept, 'after the backup')
  await expect(ana.getByText('Reconnected')).toBeVisible()
  await expect(benPage.getByText('Conexión restablecida')).toBeVisible()
  await expectAccessible(ana)
  await expect(texts(benPage)).toHaveText(['in the backup', 'after the backup'])
  await expect(texts(ana)).toHaveText(['in the backup', 'after the backup'])
  await expect.poll(() => stored(story.app)).toEqual(['in the backup', 'after the backup'])
})
