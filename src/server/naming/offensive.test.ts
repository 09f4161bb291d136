import { expect, test } from 'vitest'
import { isOffensive } from './offensive.ts'

test.each(['Fuck', 'xfucky', 'Puta', 'PutaMadre', 'AnaL'])('%s is proposed to no one', (name) => {
  expect(isOffensive(name)).toBe(true)
})

test.each(['Ana', 'Ben', 'Olga', 'JoseG', 'Mariana', 'Wolfgang'])('%s may be proposed', (name) => {
  expect(isOffensive(name)).toBe(false)
})
