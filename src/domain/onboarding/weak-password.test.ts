import { expect, test } from 'vitest'
import { findWeakness } from './weak-password.ts'

const common = new Set([
  'password',
  'sunshine',
  'iloveyou',
  '12345678',
  'qwertyuiop',
  'letmein',
  '12345',
])
const words = {
  isCommon: (word: string) => common.has(word),
  personal: ['Sideout', 'pickleball', 'ann.lee@example.org', 'Annie_7', 'Golden Gate Park', 'Bo'],
}

test.each([
  'password',
  'PassWord',
  'p4ssw0rd',
  'P@$$w0rd',
  'password1',
  'Password2026',
  '!!password!!',
  '1sunshine1',
  'sun shine',
  'passwordpassword',
  'letmeinletmein',
  'aaaaaaaa',
  '11111111',
  '12345678',
  'Qwertyuiop1',
  '5un5h1ne',
])('%s is one of those that anyone would try', (password) => {
  expect(findWeakness(password, words)).toBe('common')
})

test.each([
  'sideout1',
  'S1de0ut!',
  'Pickleball2026',
  'pickle-ball',
  'ann.lee@example.org',
  'annlee1234',
  'AnnLee!!',
  'annie_7_7',
  'goldengatepark',
  'Golden Gate Park 1',
  'sideoutsideout',
  'sideoutpickleball',
  'annlee12345',
  'sideoutsunshine',
])('%s is made of a name or an address', (password) => {
  expect(findWeakness(password, words)).toBe('personal')
})

test.each([
  'a good password',
  'another password',
  'correct horse battery staple',
  'kitchen sink reversal',
  'annlee likes long walks',
  'my sideout story begins',
  'bobo went home',
  'xk2-93jd-qq',
  '48213095717264',
  'contraseña de mi abuela',
  '🎾🎾🏓 court nine',
])('%s is taken', (password) => {
  expect(findWeakness(password, words)).toBeNull()
})
