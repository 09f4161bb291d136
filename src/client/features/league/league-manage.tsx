// The organizers' tools of a league: its next state, players, game days, the starting order, the
// end.
// Loaded for them only.
import { Suspense, useState } from 'react'
import { Link, useRouter } from '@tanstack/react-router'
import {
  CalendarPlus,
  Globe,
  Pencil,
  Trash2,
  UserPlus,
  UserRoundPlus,
  UsersRound,
} from 'lucide-react'
import type { LeagueStep } from '#domain/league/league-steps.ts'
import { leaguePlayersMin, mayGo, type LeagueState } from '#domain/league/league.ts'
import { openDays } from '#domain/league/open-days.ts'
import { leagueManageTexts } from '#words/en/league/league-manage.ts'
import { leagueTexts } from '#words/en/league/league.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { DuprButton } from '../../parts/dupr/dupr-button.tsx'
import { usePlayer } from '../../session/use-me.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { List, ListRow } from '../../ui/list-row.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { Section } from '../../ui/section.tsx'
import { LadderOrder } from './ladder-order.tsx'
import { LeagueDayForm } from './league-day-form.tsx'
import { LeagueFirstSteps } from './league-first-steps.tsx'
import { formatLeagueDay, type League } from './league-words.ts'
import { NextSeason } from './next-season.tsx'
import { PlayerSheet } from './player-sheet.tsx'
import { TeamSheet } from './team-sheet.tsx'
import type { LeagueActions } from './use-league-actions.ts'

const LeagueLinkSheet = lazyPart(async () => ({
  default: (await import('./link/league-link-sheet.tsx')).LeagueLinkSheet,
}))

const SubstituteSheet = lazyPart(async () => ({
  default: (await import('./link/substitute-sheet.tsx')).SubstituteSheet,
}))

type ManageProps = { league: League; actions: LeagueActions }
type Open = 'players' | 'team' | 'day' | 'ladder' | 'open-days' | null

const stateOrder: readonly LeagueState[] = ['running', 'concluded', 'registration', 'draft']

export function LeagueManage({ league, actions }: ManageProps) {
  const manage = useTexts(leagueManageTexts)
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const joined = league.members.filter(({ state }) => state === 'joined').length
  const isForTeams = league.fields.entryBy === 'team'
  const players = joined * (isForTeams ? 2 : 1)
  const conclude = () => {
    if (openDays(league.days).length > 0) return setOpen('open-days')
    void actions.conclude(
      league.days.filter(({ status, scores }) => status === 'published' && scores === 0).length,
    )
  }
  const take = (step: LeagueStep): void => {
    if (step === 'open') void actions.setState('registration', league.state)
    else if (step === 'start') void actions.setState('running', league.state)
    else if (step === 'players') setOpen(isForTeams ? 'team' : 'players')
    else setOpen('day')
  }
  return (
    <>
      <LeagueFirstSteps league={league} players={players} onStep={take} />
      <Section title={manage.run}>
        <Tools
          league={league}
          actions={actions}
          players={players}
          onOpen={setOpen}
          onConclude={conclude}
        />
        <People league={league} actions={actions} isOpen={open === 'players'} onClose={close} />
        <TeamSheet league={league} actions={actions} isOpen={open === 'team'} onClose={close} />
        <LeagueDayForm league={league} actions={actions} isOpen={open === 'day'} onClose={close} />
        <LadderOrder league={league} actions={actions} isOpen={open === 'ladder'} onClose={close} />
        <OpenDays league={league} isOpen={open === 'open-days'} onClose={close} />
      </Section>
    </>
  )
}

/** players: those that joined, two of each team. */
type ToolsProps = ManageProps & {
  players: number
  onOpen: (part: Open) => void
  onConclude: () => void
}

function Tools({ league, actions, players, onOpen, onConclude }: ToolsProps) {
  const manage = useTexts(leagueManageTexts)
  const isMine = usePlayer().player.playerId === league.organizerId
  const isFresh = league.days.every(({ isClosed }) => !isClosed)
  return (
    <Card className="flex flex-wrap gap-2 *:grow">
      {league.state === 'running' && (
        <Button
          variant={league.days.length === 0 ? 'primary' : 'soft'}
          onPress={() => onOpen('day')}
        >
          <CalendarPlus aria-hidden size={20} />
          {manage.addDay}
        </Button>
      )}
      <States
        league={league}
        actions={actions}
        isReady={players >= leaguePlayersMin}
        onConclude={onConclude}
      />
      {league.state !== 'concluded' && <EntrantRow league={league} onPress={onOpen} />}
      {league.state === 'running' && league.fields.kind === 'ladder' && isFresh && (
        <Button variant="plain" onPress={() => onOpen('ladder')}>
          {manage.ladderFirst}
        </Button>
      )}
      <PublicLink league={league} actions={actions} />
      <Substitutes league={league} actions={actions} />
      {league.state === 'concluded' && <NextSeason league={league} />}
      <Edit league={league} />
      {isMine && league.days.some(({ scores }) => scores > 0) && (
        <DuprButton source={{ leagueSeriesId: league.leagueSeriesId }} name={league.fields.name} />
      )}
      {league.days.length === 0 && <Delete league={league} actions={actions} />}
    </Card>
  )
}

function PublicLink(props: ManageProps) {
  const manage = useTexts(leagueManageTexts)
  const [isOpen, setOpen] = useState(false)
  if (props.league.state === 'draft') return null
  return (
    <>
      <Button variant="plain" onPress={() => setOpen(true)}>
        <Globe aria-hidden size={20} />
        {manage.publicLink}
      </Button>
      {isOpen && (
        <Suspense>
          <LeagueLinkSheet {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function Substitutes(props: ManageProps) {
  const manage = useTexts(leagueManageTexts)
  const [isOpen, setOpen] = useState(false)
  const { state, fields } = props.league
  if (fields.entryBy === 'team' || state === 'draft' || state === 'concluded') return null
  return (
    <>
      <Button variant="plain" onPress={() => setOpen(true)}>
        <UserRoundPlus aria-hidden size={20} />
        {manage.substitutes}
      </Button>
      {isOpen && (
        <Suspense>
          <SubstituteSheet {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function EntrantRow({
  league: { fields },
  onPress,
}: Pick<ManageProps, 'league'> & { onPress: (open: Open) => void }) {
  const manage = useTexts(leagueManageTexts)
  if (fields.entryBy === 'team')
    return (
      <Button variant="soft" onPress={() => onPress('team')}>
        <UsersRound aria-hidden size={20} />
        {manage.addTeam}
      </Button>
    )
  return (
    <Button variant="soft" onPress={() => onPress('players')}>
      <UserPlus aria-hidden size={20} />
      {manage.invite}
    </Button>
  )
}

function States({
  league: { state, members },
  actions,
  isReady,
  onConclude,
}: ManageProps & { isReady: boolean; onConclude: () => void }) {
  const manage = useTexts(leagueManageTexts)
  const words = (to: LeagueState): string =>
    state === 'concluded'
      ? manage.reopen
      : {
          draft: manage.backToDraft,
          registration: manage.openRegistration,
          running: manage.start,
          concluded: manage.conclude,
        }[to]
  return stateOrder
    .filter((to) => mayGo(state, to) && (to !== 'draft' || members.length === 0))
    .map((to) => (
      <Button
        key={to}
        variant={
          (to === 'running' && !isReady) || to === 'concluded' || to === 'draft'
            ? 'plain'
            : 'primary'
        }
        isDisabled={to === 'running' && state === 'registration' && !isReady}
        isPending={actions.busy === to}
        onPress={() => (to === 'concluded' ? onConclude() : void actions.setState(to, state))}
      >
        {words(to)}
      </Button>
    ))
}

function Edit({ league: { leagueSeriesId } }: Pick<ManageProps, 'league'>) {
  const manage = useTexts(leagueManageTexts)
  const router = useRouter()
  return (
    <Button
      variant="plain"
      onPress={() =>
        void router.navigate({
          to: '/vieweditleague/$leagueSeriesId',
          params: { leagueSeriesId },
          search: { edit: true },
        })
      }
    >
      <Pencil aria-hidden size={20} />
      {manage.edit}
    </Button>
  )
}

function Delete({ league, actions }: ManageProps) {
  const manage = useTexts(leagueManageTexts)
  const router = useRouter()
  const remove = async () => {
    if (await actions.deleteLeague())
      await router.navigate({
        to: '/leagues/$locId',
        params: { locId: league.fields.location },
        replace: true,
      })
  }
  return (
    <Button variant="danger" isPending={actions.busy === 'delete'} onPress={() => void remove()}>
      <Trash2 aria-hidden size={20} />
      {manage.deleteLeague}
    </Button>
  )
}

type SheetProps = ManageProps & { isOpen: boolean; onClose: () => void }

function People({ league, actions, isOpen, onClose }: SheetProps) {
  const manage = useTexts(leagueManageTexts)
  const states = new Map(league.members.map(({ playerId, state }) => [playerId, state]))
  return (
    <PlayerSheet title={manage.invite} isOpen={isOpen} onClose={onClose}>
      {(player) => {
        const state = states.get(player.playerId)
        if (state === 'joined') return <Badge tone="brand">{manage.isIn}</Badge>
        return (
          <span className="flex items-center gap-2">
            <Button
              variant="ghost"
              size="sm"
              aria-label={manage.addNamed({ name: player.playerName })}
              isDisabled={actions.busy !== null}
              onPress={() => void actions.add(player)}
            >
              {manage.add}
            </Button>
            {state === 'invited' ? (
              <Badge tone="warm">{manage.isInvited}</Badge>
            ) : (
              <Button
                variant="soft"
                size="sm"
                aria-label={manage.inviteNamed({ name: player.playerName })}
                isDisabled={actions.busy !== null}
                onPress={() => void actions.invite(player)}
              >
                {manage.invite}
              </Button>
            )}
          </span>
        )
      }}
    </PlayerSheet>
  )
}

/** What is in the way of the medals, each with the way to its end. */
function OpenDays({ league, isOpen, onClose }: Omit<SheetProps, 'actions'>) {
  const t = useTexts(leagueTexts)
  const manage = useTexts(leagueManageTexts)
  return (
    <Sheet title={manage.finishFirst} closeLabel={t.close} isOpen={isOpen} onClose={onClose}>
      <p className="text-muted">{manage.finishFirstText}</p>
      <List label={manage.finishFirst}>
        {openDays(league.days).map(({ eventId, day, startDate, scores, unplayed }) => (
          <ListRow
            key={eventId}
            title={`${t.day({ n: day })} · ${formatLeagueDay(startDate)}`}
            detail={manage.scoresIn({ scores, of: scores + unplayed })}
            trailing={
              <Link
                to="/matchlist/$eventId"
                params={{ eventId }}
                className={buttonClasses({ variant: 'soft', size: 'sm' })}
              >
                {manage.finishDay}
                <span className="sr-only"> {t.day({ n: day })}</span>
              </Link>
            }
          />
        ))}
      </List>
    </Sheet>
  )
}
