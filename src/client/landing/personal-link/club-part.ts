// Notices and polls of the club that keeps the contact.
import { findPart, formatLongDay, formatPollTime, makePart, type LinkWords } from './fill-parts.ts'
import { askLink, type OpenedLink } from './link-calls.ts'

type Poll = OpenedLink['polls'][number]

export function makeNotices({ notices }: OpenedLink): HTMLElement[] {
  if (notices.length === 0) return []
  const part = makePart('notices')
  findPart(part, 'letters')?.append(
    ...notices.map(({ title, text, created }) =>
      makePart('letter', { from: formatLongDay(created), text: [title, text].join('\n') }),
    ),
  )
  return [part]
}

export const makePolls = (
  { polls }: OpenedLink,
  t: LinkWords,
  onAnswered: () => void,
): HTMLElement[] => polls.map((poll) => makePoll(poll, t, onAnswered))

function makePoll(poll: Poll, t: LinkWords, onAnswered: () => void): HTMLElement {
  const { kind, question, options, mine, pollId } = poll
  const part = makePart('poll', { question })
  findPart(part, 'several')?.toggleAttribute('hidden', kind !== 'times')
  findPart(part, 'options')?.append(
    ...options.map((option, place) => {
      const button = makePart('option')
      const isOn = mine.includes(place)
      button.textContent = nameOption(kind, option, t)
      button.setAttribute('aria-pressed', String(isOn))
      const others = kind === 'times' ? mine.filter((one) => one !== place) : []
      const choices = isOn ? others : [...others, place]
      button.addEventListener(
        'click',
        () => void askLink('links-vote', { pollId, choices }).then(onAnswered),
      )
      return button
    }),
  )
  return part
}

function nameOption(kind: Poll['kind'], option: string, t: LinkWords): string {
  if (kind === 'yes-no') return option === 'yes' ? t.yes : t.no
  return kind === 'times' ? formatPollTime(option) : option
}
