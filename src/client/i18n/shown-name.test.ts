import { afterEach, expect, test, vi } from 'vitest'
import { deletedPlayerName } from '#domain/account/account.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['en', 'Deleted player', 'Hidden player 2'],
  ['es', 'Jugador eliminado', 'Jugador oculto 2'],
])(
  'who deleted their account or may not be named is called so in the language of the reader (%s), all others as they are',
  async (language, deleted, hidden) => {
    vi.resetModules()
    vi.stubGlobal('document', { cookie: `language=${language}` })
    const { isNameless, shownName } = await import('./shown-name.ts')
    expect([shownName(deletedPlayerName), shownName('Hidden player 2'), shownName('Ann')]).toEqual([
      deleted,
      hidden,
      'Ann',
    ])
    expect([
      isNameless(deletedPlayerName),
      isNameless('Hidden player 2'),
      isNameless('Ann'),
    ]).toEqual([true, true, false])
  },
)
