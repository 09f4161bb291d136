// The meaning of each level on the court. One text per whole and half level; a quarter is described
// as between two.
import { skillStep } from '#domain/player/skill.ts'

const perText = 0.5

export function getSkillText(skill: number): { level: number; isBetween: boolean } {
  const level = Math.floor((skill - 1) / perText)
  return { level, isBetween: skill - 1 - level * perText >= skillStep }
}
