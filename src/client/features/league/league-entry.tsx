// My participation in a league with one clear next step: join, choose a partner, answer a request,
// or a confirmation.
import { Suspense, useState, type ReactNode } from 'react'
import { CheckCircle2, Handshake, Hourglass, UserRoundPlus } from 'lucide-react'
import { substitutesRefusal } from '#domain/league/substitute.ts'
import { leagueTexts } from '#words/en/league/league.ts'
import { substituteTexts } from '#words/en/league/substitute.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { usePlayer } from '../../session/use-me.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import type { LeagueDetail } from './league-words.ts'
import type { LeagueActions } from './use-league-actions.ts'

const PlayerSheet = lazyPart(() => import('./player-sheet.tsx'), 'PlayerSheet')

type EntryProps = { league: LeagueDetail; actions: LeagueActions }

export function LeagueEntry({ league, actions }: EntryProps) {
  const t = useTexts(leagueTexts)
  const { playerId: me } = usePlayer().player
  const asking = league.members.filter(
    (member) => member.state === 'asked' && member.partnerId === me,
  )
  if (asking.length > 0) {
    return asking.map(({ playerId, playerName }) => (
      <Line
        key={playerId}
        icon={<Handshake aria-hidden size={24} />}
        text={t.askedMe({ name: playerName })}
      >
        <Button
          variant="plain"
          isDisabled={actions.busy !== null}
          onPress={() => void actions.answer(playerId, false)}
        >
          {t.decline}
        </Button>
        <Button
          isPending={actions.busy === playerId}
          onPress={() => void actions.answer(playerId, true)}
        >
          {t.accept}
        </Button>
      </Line>
    ))
  }
  if (league.mine === 'joined') {
    return league.state === 'concluded' ? null : (
      <Line icon={<CheckCircle2 aria-hidden size={24} />} text={t.mine}>
        <Button
          variant="ghost"
          isPending={actions.busy === 'leave'}
          onPress={() => void actions.leave(false)}
        >
          {t.leave}
        </Button>
      </Line>
    )
  }
  if (league.mine === 'asked')
    return (
      <Line icon={<Hourglass aria-hidden size={24} />} text={t.asked}>
        <Button
          variant="ghost"
          isPending={actions.busy === 'leave'}
          onPress={() => void actions.leave(true)}
        >
          {t.withdraw}
        </Button>
      </Line>
    )
  return (
    <>
      {league.state === 'registration' && <Join league={league} actions={actions} />}
      <OwnSubstitute league={league} actions={actions} />
    </>
  )
}

function OwnSubstitute({ league, actions }: EntryProps) {
  const t = useTexts(substituteTexts)
  const { hoursBefore, mine } = league.substitutes
  const { state, fields } = league
  if (substitutesRefusal({ state, fields }) !== null || state === 'draft') return null
  const isPending = actions.busy === 'substitute'
  const say = (isIn: boolean) => () => void actions.substitute(isIn)
  if (mine === 'named')
    return (
      <Line
        icon={<UserRoundPlus aria-hidden size={24} />}
        text={t.namedMe({ name: league.organizerName })}
      >
        <Button variant="plain" isDisabled={isPending} onPress={say(false)}>
          {t.decline}
        </Button>
        <Button isPending={isPending} onPress={say(true)}>
          {t.accept}
        </Button>
      </Line>
    )
  if (mine === 'in')
    return (
      <Line icon={<CheckCircle2 aria-hidden size={24} />} text={t.mine}>
        <Button variant="ghost" isPending={isPending} onPress={say(false)}>
          {t.leave}
        </Button>
      </Line>
    )
  if (hoursBefore === null || league.isMineToRun) return null
  return (
    <Line icon={<UserRoundPlus aria-hidden size={24} />} text={t.offer}>
      <Button variant="soft" isPending={isPending} onPress={say(true)}>
        {t.be}
      </Button>
    </Line>
  )
}

function Join({ league, actions }: EntryProps) {
  const t = useTexts(leagueTexts)
  const [isChoosing, setChoosing] = useState(false)
  const isTeam = league.fields.entryBy === 'team'
  return (
    <>
      <Button
        size="lg"
        isPending={actions.busy === 'join'}
        onPress={() => (isTeam ? setChoosing(true) : void actions.join(null, league.fields.name))}
      >
        {isTeam ? t.choosePartner : t.join}
      </Button>
      <Suspense>
        <PlayerSheet title={t.choosePartner} isOpen={isChoosing} onClose={() => setChoosing(false)}>
          {({ playerId, playerName }) => (
            <Button
              variant="soft"
              size="sm"
              aria-label={t.askNamed({ name: playerName })}
              isDisabled={actions.busy !== null}
              onPress={() =>
                void actions
                  .join(playerId, playerName)
                  .then((isDone) => (isDone ? setChoosing(false) : undefined))
              }
            >
              {t.askPartner}
            </Button>
          )}
        </PlayerSheet>
      </Suspense>
    </>
  )
}

function Line({ icon, text, children }: { icon: ReactNode; text: string; children: ReactNode }) {
  return (
    <Card className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="grid size-11 shrink-0 place-items-center rounded-xl bg-soft text-brand">
        {icon}
      </span>
      <p className="min-w-0 flex-1 font-semibold text-pretty">{text}</p>
      <span className="flex gap-2">{children}</span>
    </Card>
  )
}
