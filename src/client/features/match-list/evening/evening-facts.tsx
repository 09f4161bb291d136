// A strip above the courts: round, present players, scores, expected end, and fairness of the
// rounds.
import type { ReactNode } from 'react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { MatchView } from '#contract/match-list.ts'
import { isPlayed } from '#domain/match-list/match-list.ts'
import { isWholeRound, type RoundOfList } from '#domain/match-list/rounds.ts'
import { dateFormat } from '#domain/shared/date-format.ts'
import { eveningTexts } from '#words/en/match-list/evening.ts'
import { currentLocale } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { FairnessLine } from '../fairness-line.tsx'
import type { MatchListContext } from '../list-scene.ts'
import type { ListView } from '../list-view.ts'

type EveningFactsProps = {
  list: ListView
  scene: MatchListContext
  shown: RoundOfList<MatchView> | null
  endsAt: number | null
  onRound: (round: number) => void
}

export function EveningFacts({ list, scene, shown, endsAt, onRound }: EveningFactsProps) {
  const t = useTexts(eveningTexts)
  const whole = scene.rounds.filter(isWholeRound)
  const at = shown === null ? -1 : whole.findIndex(({ round }) => round === shown.round)
  const turn = (by: -1 | 1, label: string, icon: typeof ChevronLeft) => {
    const to = whole[at + by]
    return (
      <IconButton
        icon={icon}
        label={label}
        isDisabled={to === undefined}
        onPress={() => to !== undefined && onRound(to.round)}
      />
    )
  }
  const here = list.players.filter(({ presence }) => presence === 'here').length
  const expected = list.players.filter(({ presence }) => presence !== 'left').length
  const scores = shown?.matches.filter(isPlayed).length ?? 0
  return (
    <section
      aria-label={t.facts}
      className="flex flex-wrap items-center gap-x-6 gap-y-1 rounded-2xl border border-line bg-card px-4 py-2"
    >
      {shown !== null && (
        <div className="-ml-3 flex">
          {turn(-1, t.previous, ChevronLeft)}
          <Fact name={t.round} of={t.of({ n: Math.max(list.format.rounds, whole.length) })}>
            {shown.round}
          </Fact>
          {turn(1, t.next, ChevronRight)}
        </div>
      )}
      <Fact name={t.here} of={t.of({ n: expected })}>
        {here}
      </Fact>
      {shown !== null && (
        <Fact name={t.scoresIn} of={t.of({ n: shown.matches.length })}>
          {scores}
        </Fact>
      )}
      {endsAt !== null && whole.length > 0 && (
        <Fact name={t.endsAbout}>{formatClock(endsAt, list.timezone)}</Fact>
      )}
      {whole.length > 0 && <FairnessLine rounds={whole} how={list} />}
    </section>
  )
}

const formatClock = (at: number, timezone: string): string =>
  dateFormat(currentLocale(), { hour: 'numeric', minute: '2-digit', timeZone: timezone }).format(at)

function Fact({ name, of, children }: { name: string; of?: string; children: ReactNode }) {
  return (
    <p className="flex flex-col whitespace-nowrap">
      <span className="text-sm text-muted">{name}</span>{' '}
      <b className="text-xl font-extrabold tabular-nums">
        {children}{' '}
        {of !== undefined && <span className="text-sm font-semibold text-muted">{of}</span>}
      </b>
    </p>
  )
}
