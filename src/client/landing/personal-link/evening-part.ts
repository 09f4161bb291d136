// My court, the rounds and the table of an evening, refreshed while the page is visible.
import { findPart, formatInstantTime, makePart, say, type LinkWords } from './fill-parts.ts'
import { askLink, type LinkEvening, type LinkEvent } from './link-calls.ts'

const againMs = 20_000

type Place = NonNullable<LinkEvening['place']>
type Round = LinkEvening['rounds'][number]

export function followEvening(place: HTMLElement, event: LinkEvent, t: LinkWords): void {
  const ask = async (): Promise<void> => {
    const told = await askLink('links-evening', { eventId: event.eventId })
    if (told.ok) showEvening(place, told.value, event, t)
  }
  void ask()
  const timer = setInterval(() => {
    if (!place.isConnected) clearInterval(timer)
    else if (document.visibilityState === 'visible') void ask()
  }, againMs)
}

function showEvening(place: HTMLElement, told: LinkEvening, event: LinkEvent, t: LinkWords): void {
  const isOpen = (name: string): boolean => findPart(place, name)?.hasAttribute('open') === true
  const opened = ['rounds', 'table'].filter(isOpen)
  const part = makePart('evening')
  const mine = findPart(part, 'place')
  if (told.place === null) mine?.remove()
  else for (const [name, text] of describeOwn(told.place, event, t)) fill(part, name, text)
  fillList(
    part,
    { box: 'rounds', list: 'matches' },
    told.rounds.flatMap((round) => listRound(round, t)),
  )
  fillList(part, { box: 'table', list: 'ranks' }, told.table.map(listRank))
  for (const name of opened) findPart(part, name)?.setAttribute('open', '')
  place.replaceChildren(part)
}

function fill(part: HTMLElement, name: string, text: string): void {
  const line = findPart(part, name)
  if (line !== null) line.textContent = text
}

type Line = { what: string; when: string; isMine: boolean }

function fillList(
  part: HTMLElement,
  { box, list }: { box: string; list: string },
  lines: readonly Line[],
): void {
  findPart(part, box)?.toggleAttribute('hidden', lines.length === 0)
  findPart(part, list)?.append(
    ...lines.map(({ what, when, isMine }) => {
      const line = makePart('line', { what, when })
      line.classList.toggle('text-brand', isMine)
      return line
    }),
  )
}

function describeOwn(own: Place, { timezone }: LinkEvent, t: LinkWords): [string, string][] {
  if (own.kind === 'bye') return [['when', say(t.sitOut, { round: own.round })]]
  if (own.kind === 'line') {
    const { position: n, expected } = own
    const time = expected === null ? '' : formatInstantTime(expected, timezone)
    return [['when', say(expected === null ? t.inLine : t.inLineAt, { n, time })]]
  }
  const names = (side: readonly string[]): string => side.join(' & ')
  const { isOn, round, court, partners, opponents } = own
  return [
    [
      'when',
      [isOn ? t.onNow : t.upNext, ...(round === null ? [] : [say(t.roundNumber, { round })])].join(
        ' · ',
      ),
    ],
    ['court', court === null ? '' : say(t.court, { court })],
    ['partners', partners.length === 0 ? '' : say(t.with, { names: names(partners) })],
    ['opponents', opponents.length === 0 ? '' : say(t.against, { names: names(opponents) })],
  ]
}

function listRound({ stage, round, matches, byes }: Round, t: LinkWords): Line[] {
  const number = say(t.roundNumber, { round })
  const name =
    stage === 'round' ? number : `${stage === 'pool' ? t.stagePool : t.stageBracket} · ${number}`
  return [
    ...matches.map(({ court, a, b, games, isMine }) => ({
      what: [a, b].map((side) => side.join(' & ') || '…').join(' – '),
      when: [
        name,
        ...(court === null ? [] : [say(t.court, { court })]),
        games.map(([mine, theirs]) => `${mine}–${theirs}`).join(' '),
      ]
        .filter(Boolean)
        .join(' · '),
      isMine,
    })),
    ...(byes.length === 0
      ? []
      : [{ what: say(t.sits, { names: byes.join(', ') }), when: name, isMine: false }]),
  ]
}

const listRank = ({ rank, names, wins, losses, isMine }: LinkEvening['table'][number]): Line => ({
  what: `${rank}. ${names.join(' & ')}`,
  when: `${wins}–${losses}`,
  isMine,
})
