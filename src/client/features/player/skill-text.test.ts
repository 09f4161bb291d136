import { expect, test } from 'vitest'
import { skillLevels } from '#domain/player/skill.ts'
import { skillTexts } from '#words/en/player/skill.ts'
import { wordsIn } from '#words/words.ts'
import { getSkillText } from './skill-text.ts'

test('every level has its words in both languages', () => {
  for (const skill of skillLevels) {
    const { level } = getSkillText(skill)
    expect(wordsIn('en', skillTexts).levels[level], String(skill)).toBeTruthy()
    expect(wordsIn('es', skillTexts).levels[level], String(skill)).toBeTruthy()
  }
  expect([
    wordsIn('en', skillTexts).levels.length,
    wordsIn('es', skillTexts).levels.length,
  ]).toEqual([13, 13])
})

test.each([
  [1, 0, false],
  [1.25, 0, true],
  [1.5, 1, false],
  [3, 4, false],
  [3.25, 4, true],
  [7, 12, false],
])('level %d is described by text %i, between: %s', (skill, level, isBetween) => {
  expect(getSkillText(skill)).toEqual({ level, isBetween })
})
