// The byes of the shown round with their reasons, and late players, who can be marked as here.
import { Armchair, UserPlus } from 'lucide-react'
import type { RoundOfList } from '#domain/match-list/rounds.ts'
import { eveningTexts } from '#words/en/match-list/evening.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import type { MatchListContext } from '../list-scene.ts'
import type { ListView } from '../list-view.ts'
import { KeyHint } from './key-hint.tsx'

const place = 'flex min-h-13 items-center gap-3 rounded-xl border px-3 py-1'

type EveningBenchProps = {
  list: ListView
  scene: MatchListContext
  shown: RoundOfList | null
  why: (round: number, number: number) => string | null
  mayMark: boolean
  onHere: (number: number) => void
  onWalkIn: () => void
}

export function EveningBench({
  list,
  scene: { nameOf, number },
  shown,
  why,
  mayMark,
  onHere,
  onWalkIn,
}: EveningBenchProps) {
  const t = useTexts(eveningTexts)
  const late = list.players.filter(({ presence }) => presence === 'expected')
  return (
    <section aria-label={t.bench} className="flex flex-col gap-2">
      <h2>{t.bench}</h2>
      <ul className="flex flex-wrap gap-2">
        {shown?.byes.map((each) => (
          <li
            key={each}
            className={`${place} ${each === number ? 'border-brand' : 'border-line'} bg-card`}
          >
            <Armchair aria-hidden size={20} className="shrink-0 text-muted" />
            <span>
              <b>{nameOf(each)}</b>{' '}
              <small className="block text-sm text-muted">{why(shown.round, each)}</small>
            </span>
          </li>
        ))}
        {mayMark &&
          late.map((player) => (
            <li
              key={player.number}
              className={`${place} border-transparent bg-warm-soft text-warm`}
            >
              <span>
                <b>{nameOf(player.number)}</b> <small className="block text-sm">{t.notHere}</small>
              </span>
              <Button
                variant="soft"
                size="sm"
                aria-label={t.nameHere({ name: nameOf(player.number) })}
                onPress={() => onHere(player.number)}
              >
                {t.hereNow}
              </Button>
            </li>
          ))}
        <li className="flex items-center rounded-xl border border-dashed border-field">
          <Button variant="ghost" onPress={onWalkIn}>
            <UserPlus aria-hidden size={20} />
            {t.walkIn}
            <KeyHint name="W" />
          </Button>
        </li>
      </ul>
    </section>
  )
}
