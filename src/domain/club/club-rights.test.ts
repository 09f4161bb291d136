import { expect, test } from 'vitest'
import { clubOffices, clubRights, listClubRights, mayInClub, mayRemove } from './club-rights.ts'
import { clubRoles } from './club.ts'

test('each office has its rights, the owner all of them, and members none', () => {
  const of = (office: (typeof clubOffices)[number] | null) =>
    listClubRights({ role: 'member', office })
  expect(listClubRights({ role: 'owner', office: null })).toEqual(clubRights)
  expect(of('organizer')).toEqual(['club.notices', 'club.chat', 'club.events'])
  expect(of('secretary')).toEqual(['club.people', 'club.export', 'club.notices'])
  expect(of('treasurer')).toEqual(['club.money'])
  expect(of(null)).toEqual([])
})

test('an office gives nothing to someone that is no member', () => {
  for (const office of clubOffices)
    for (const right of clubRights)
      for (const role of [null, 'invited' as const])
        expect(mayInClub({ role, office }, right)).toBe(false)
})

test('a secretary removes members but no officer, and no one removes the owner', () => {
  const secretary = { role: 'member', office: 'secretary' } as const
  const owner = { role: 'owner', office: null } as const
  for (const office of clubOffices) {
    expect(mayRemove(secretary, { role: 'member', office })).toBe(false)
    expect(mayRemove(owner, { role: 'member', office })).toBe(true)
  }
  expect(mayRemove(secretary, { role: 'member', office: null })).toBe(true)
  for (const role of clubRoles) expect(mayRemove({ role, office: 'secretary' }, owner)).toBe(false)
})
