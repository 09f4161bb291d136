// Media: a link shared in one window shows in another, and its sender or an admin removes it.
import { aLocation, anAdmin } from '#test/support/builders.ts'
import { expect, expectAccessible, test } from './story.ts'

test('a video is shared, seen at once in Spanish in the dark, reported, and taken away by an admin of the venue @proof', async ({
  story,
}) => {
  const venue = await aLocation(story.app.db, { name: 'Mueller Courts' })
  const { page: ana } = await story.player('Ana', '/media', { homeLocation: venue })
  await expect(ana.getByText('Nothing here yet')).toBeVisible()
  const { page: ben } = await story.player('Ben', '/media', {
    homeLocation: venue,
    language: 'es',
    theme: 'dark',
  })
  await expect(ben.getByText('Aún no hay nada')).toBeVisible()
  await expectAccessible(ben)

  await ana.getByRole('button', { name: 'Share a link' }).click()
  const sheet = ana.getByRole('dialog', { name: 'Share a video or a post' })
  await sheet.getByLabel('Address').fill('https://evil.example/watch')
  await sheet.getByRole('button', { name: 'Share' }).click()
  await expect(sheet.getByText('Paste the address of one video or post')).toBeVisible()
  await sheet.getByLabel('Address').fill('youtu.be/dQw4w9WgXcQ')
  await sheet.getByLabel('What is it?').fill('Saturday’s final')
  await expectAccessible(ana)
  await sheet.getByRole('button', { name: 'Share' }).click()
  await expect(sheet).toBeHidden()
  const link = ana.getByRole('link', { name: 'Saturday’s final, opens YouTube' })
  await expect(link).toHaveAttribute('href', 'https://youtu.be/dQw4w9WgXcQ')
  await expect(link).toHaveAttribute('rel', /noopener noreferrer/)
  await expectAccessible(ana)

  await expect(ben.getByRole('link', { name: 'Saturday’s final, abre YouTube' })).toBeVisible()
  await expectAccessible(ben)
  await ben.getByRole('button', { name: 'Más sobre Saturday’s final' }).click()
  await expect(ben.getByRole('menuitem', { name: 'Quitar' })).toHaveCount(0)
  await ben.getByRole('menuitem', { name: 'Denunciar' }).click()
  await ben.getByRole('textbox', { name: '¿Qué está mal?' }).fill('No es nuestra final')
  await ben.getByRole('button', { name: 'Enviar' }).click()
  await expect(ben.getByText('Gracias, tu denuncia va en camino.')).toBeVisible()

  const { page: olga } = await story.player('Olga', '/media', { homeLocation: venue })
  await anAdmin(story.app.db, venue, 'olga')
  await olga.reload()
  await olga.getByRole('button', { name: 'More about Saturday’s final' }).click()
  await olga.getByRole('menuitem', { name: 'Remove' }).click()
  await olga.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  for (const page of [ana, ben]) await expect(page.getByRole('article')).toHaveCount(0)
})
