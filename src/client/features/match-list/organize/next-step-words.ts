// The texts of the organizer's next step, with its reason.
import { formatList } from '#client/i18n/formats.ts'
import type { NextStep } from '#domain/match-list/next-step.ts'
import { organizeTexts } from '#words/en/match-list/organize.ts'
import { pick } from '../../../i18n/texts.ts'
import type { NameOf } from '../list-view.ts'

const plainWords = {
  'check-in': 'checkIn',
  'pair-up': 'pairUp',
  generate: 'generate',
  bracket: 'layBracket',
  replan: 'replan',
  'stand-in': 'settleLeft',
} as const satisfies Partial<Record<NextStep['kind'], keyof typeof organizeTexts>>

const isPlain = (kind: NextStep['kind']): kind is keyof typeof plainWords => kind in plainWords

export function formatNextStep(step: NextStep): string | null {
  const t = pick(organizeTexts)
  if (step.kind === 'decide') return t.decide({ n: step.disputes })
  if (step.kind === 'more') return t.makeRound({ n: step.round })
  return isPlain(step.kind) ? t[plainWords[step.kind]] : null
}

export function stepHint(step: NextStep, nameOf: NameOf): string | null {
  const t = pick(organizeTexts)
  if (step.kind === 'check-in') return t.wanted({ n: step.wanted })
  if (step.kind === 'pair-up') return t.alone({ n: step.alone })
  if (step.kind === 'replan') return misfitWords(step, nameOf)
  if (step.kind === 'draw') return t.drawnByTournament
  if (step.kind === 'stand-in') return leftWords(step, nameOf)
  if (step.kind === 'scores') return t.scoresMissing({ n: step.missing })
  return step.kind === 'close' ? t.closeHint({ unplayed: step.unplayed }) : null
}

function leftWords(
  { gone, missing }: Extract<NextStep, { kind: 'stand-in' }>,
  nameOf: NameOf,
): string {
  const t = pick(organizeTexts)
  return [
    t.leftDraw({ n: gone.length, names: formatList(gone.map(nameOf)) }),
    ...(missing.length > 0
      ? [t.withoutMatch({ n: missing.length, names: formatList(missing.map(nameOf)) })]
      : []),
  ].join(' · ')
}

function misfitWords(
  { missing, gone }: Extract<NextStep, { kind: 'replan' }>,
  nameOf: NameOf,
): string {
  const t = pick(organizeTexts)
  return [
    missing.length > 0
      ? t.missing({ n: missing.length, names: formatList(missing.map(nameOf)) })
      : '',
    gone.length > 0 ? t.gone({ n: gone.length, names: formatList(gone.map(nameOf)) }) : '',
  ]
    .filter((part) => part !== '')
    .join(' · ')
}
