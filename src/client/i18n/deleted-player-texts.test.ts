import { afterEach, expect, test, vi } from 'vitest'
import { deletedPlayerName } from '#domain/account/account.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([['en', 'Deleted player'], ['es', 'Jugador eliminado']])('who deleted their account is named in the language of the reader (%s), all others as they are', async (language, name) => {
  vi.resetModules()
  vi.stubGlobal('document', { cookie: `language=${language}` })
  const { isDeletedPlayer, shownName } = await import('./deleted-player-texts.ts')
  expect([shownName(deletedPlayerName), shownName('Ann')]).toEqual([name, 'Ann'])
  expect([isDeletedPlayer(deletedPlayerName), isDeletedPlayer('Ann')]).toEqual([true, false])
})
