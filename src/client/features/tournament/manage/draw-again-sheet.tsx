// Compares a new draw of a division with the current one; no one else sees it before it is used.
import { useEffect, useState } from 'react'
import { Dices } from 'lucide-react'
import type { CallOutput } from '#contract/contract.ts'
import { seedEnd } from '#domain/tournament/tournament.ts'
import { tournamentManageTexts } from '#words/en/tournament/tournament-manage.ts'
import { tournamentTexts } from '#words/en/tournament/tournament.ts'
import { refusalText } from '../../../i18n/refusals.ts'
import { shownName } from '../../../i18n/shown-name.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { callOrAlert } from '../../../net/call-or-alert.ts'
import { call } from '../../../net/call.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { showToast } from '../../../ui/overlay/toasts.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { useBusy } from '../../../ui/use-busy.ts'
import { labels } from '../../../ui/words/labels.ts'
import { countDrawRounds, nameStage, type DrawRounds } from '../day/stage-words.ts'

type Draws = CallOutput<'tournaments-drawAgain'>
type Drawn = Draws['after'][number]
type Shown = { draws: Draws } | { refused: string } | null

const firstSeed = (): number => Date.now() % seedEnd

export function DrawAgainSheet({
  tournamentId,
  eventId,
  title,
  onClose,
}: {
  tournamentId: string
  eventId: string
  title: string
  onClose: () => void
}) {
  const t = useTexts(tournamentTexts)
  const manage = useTexts(tournamentManageTexts)
  const [seed, setSeed] = useState(firstSeed)
  const shown = useTrial(tournamentId, eventId, seed)
  const { busy, run } = useBusy<'use'>()
  const use = () =>
    void run('use', async () => {
      const answer = await callOrAlert('tournaments-drawAgain', {
        tournamentId,
        eventId,
        seed,
        isTrial: false,
      })
      if (!answer.ok) return
      onClose()
      await showToast({
        title: manage.drawKept,
        action: { label: labels.undo, onPress: () => void undoDraw(tournamentId, eventId) },
      })
    })
  const isShown = shown !== null && 'draws' in shown
  return (
    <Sheet
      isOpen
      title={manage.drawAgainTitle({ title })}
      onClose={onClose}
      footer={
        <div className="flex gap-2">
          <IconButton
            icon={Dices}
            variant="plain"
            label={manage.anotherDraw}
            onPress={() => setSeed((seed + 1) % seedEnd)}
          />
          <Button className="flex-1" isDisabled={!isShown} isPending={busy === 'use'} onPress={use}>
            {manage.useDraw}
          </Button>
        </div>
      }
    >
      <p className="text-pretty text-muted">{manage.drawAgainText}</p>
      {shown === null && <SkeletonList label={t.loadingOne} rows={4} />}
      {shown !== null && 'refused' in shown && <Notice tone="bad">{shown.refused}</Notice>}
      {isShown && (
        <div className="grid grid-cols-2 gap-3">
          <DrawColumn eventId={eventId} title={manage.drawNow} matches={shown.draws.before} />
          <DrawColumn eventId={eventId} title={manage.drawNew} matches={shown.draws.after} />
        </div>
      )}
    </Sheet>
  )
}

async function undoDraw(tournamentId: string, eventId: string): Promise<void> {
  await callOrAlert('tournaments-drawAgain', {
    tournamentId,
    eventId,
    seed: 0,
    isTrial: false,
    takesBack: true,
  })
}

function useTrial(tournamentId: string, eventId: string, seed: number): Shown {
  const [found, setFound] = useState<{ seed: number; shown: Shown }>({ seed: -1, shown: null })
  useEffect(() => {
    let isOver = false
    void call('tournaments-drawAgain', { tournamentId, eventId, seed, isTrial: true }).then(
      (answer) => {
        if (isOver) return
        const shown = answer.ok ? { draws: answer.value } : { refused: refusalText(answer.refusal) }
        setFound({ seed, shown })
      },
    )
    return () => {
      isOver = true
    }
  }, [tournamentId, eventId, seed])
  return found.seed === seed ? found.shown : null
}

function DrawColumn({
  eventId,
  title,
  matches,
}: {
  eventId: string
  title: string
  matches: readonly Drawn[]
}) {
  const rounds = countDrawRounds(matches.map((match) => ({ ...match, eventId })))
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-2">
      <h3 className="font-bold">{title}</h3>
      <ul className="flex flex-col gap-2 text-sm">
        {matches
          .filter(({ a, b }) => a.length > 0 || b.length > 0)
          .map((match) => (
            <DrawnRow
              key={`${match.stage} ${match.round} ${match.slot}`}
              match={match}
              stage={nameStage({ ...match, eventId }, rounds satisfies DrawRounds)}
            />
          ))}
      </ul>
    </section>
  )
}

function DrawnRow({ match: { a, b }, stage }: { match: Drawn; stage: string }) {
  const t = useTexts(tournamentTexts)
  const side = (names: readonly string[]): string =>
    names.length === 0 ? t.toBeDecided : names.map(shownName).join(t.and)
  return (
    <li className="rounded-lg border border-line px-2 py-1 wrap-anywhere">
      <span className="block text-muted">{stage}</span>
      <span className="font-semibold">{side(a)}</span>{' '}
      <span className="text-muted">{t.versus}</span>{' '}
      <span className="font-semibold">{side(b)}</span>
    </li>
  )
}
