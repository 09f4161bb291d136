// The organizers' buttons of a league: its state, people, link and end.
import { Suspense, useState } from 'react'
import { useRouter } from '@tanstack/react-router'
import {
  CalendarPlus,
  Globe,
  Pencil,
  Trash2,
  UserPlus,
  UserRoundPlus,
  UsersRound,
} from 'lucide-react'
import { leaguePlayersMin, canChangeState, type LeagueState } from '#domain/league/league.ts'
import { substitutesRefusal } from '#domain/league/substitute.ts'
import { leagueTeamsMin } from '#domain/team-league/team-league.ts'
import { leagueManageTexts } from '#words/en/league/league-manage.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { lazyPart } from '../../../navigation/lazy-part.ts'
import { DuprButton } from '../../../parts/dupr/dupr-button.tsx'
import { usePlayer } from '../../../session/use-me.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { labels } from '../../../ui/words/labels.ts'
import { NextSeason } from '../next-season.tsx'
import type { TeamPlay } from '../teams/team-words.ts'
import type { ManagePart, ManageProps } from './league-manage.tsx'

const LeagueLinkSheet = lazyPart(() => import('../link/league-link-sheet.tsx'), 'LeagueLinkSheet')

const SubstituteListSheet = lazyPart(
  () => import('../link/substitute-list-sheet.tsx'),
  'SubstituteListSheet',
)

const stateOrder: readonly LeagueState[] = ['running', 'concluded', 'registration', 'draft']

type ToolsProps = ManageProps & {
  players: number
  onOpen: (part: ManagePart) => void
  onConclude: () => void
}

export function LeagueTools({ league, actions, players, onOpen, onConclude }: ToolsProps) {
  const manage = useTexts(leagueManageTexts)
  const isMine = usePlayer().player.playerId === league.organizerId
  const isFresh = league.days.every(({ isClosed }) => !isClosed)
  return (
    <Card className="flex flex-wrap gap-2 *:grow">
      <Season league={league} onOpen={onOpen} />
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
      {league.days.length === 0 && !hasPlayedPairs(league) && (
        <Delete league={league} actions={actions} />
      )}
    </Card>
  )
}

type SeasonProps = Pick<ManageProps, 'league'> & { onOpen: (part: ManagePart) => void }

function Season({ league, onOpen }: SeasonProps) {
  const manage = useTexts(leagueManageTexts)
  if (league.teamPlay !== null)
    return <TeamTools league={league} play={league.teamPlay} onOpen={onOpen} />
  if (league.state !== 'running') return null
  return (
    <Button variant={league.days.length === 0 ? 'primary' : 'soft'} onPress={() => onOpen('day')}>
      <CalendarPlus aria-hidden size={20} />
      {manage.addDay}
    </Button>
  )
}

/** After the first result the teams, the schedule and the league can't be deleted. */
const hasPlayedPairs = ({ teamPlay }: ManageProps['league']): boolean =>
  teamPlay?.matchups.some(({ results }) => results.length > 0) === true

function TeamTools({ league, play, onOpen }: SeasonProps & { play: TeamPlay }) {
  const manage = useTexts(leagueManageTexts)
  const { state } = league
  if (hasPlayedPairs(league) || state === 'draft' || state === 'concluded') return null
  const isReady = state === 'running' && play.teams.length >= leagueTeamsMin
  return (
    <>
      {isReady && (
        <Button
          variant={play.matchups.length === 0 ? 'primary' : 'plain'}
          onPress={() => onOpen('plan')}
        >
          <CalendarPlus aria-hidden size={20} />
          {play.matchups.length === 0 ? manage.plan : manage.planAgain}
        </Button>
      )}
      <Button
        variant={!isReady && state === 'running' ? 'primary' : 'soft'}
        onPress={() => onOpen('league-team')}
      >
        <UsersRound aria-hidden size={20} />
        {manage.newTeam}
      </Button>
    </>
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
  if (substitutesRefusal({ state, fields }) !== null || state === 'draft') return null
  return (
    <>
      <Button variant="plain" onPress={() => setOpen(true)}>
        <UserRoundPlus aria-hidden size={20} />
        {manage.substitutes}
      </Button>
      {isOpen && (
        <Suspense>
          <SubstituteListSheet {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function EntrantRow({
  league: { fields },
  onPress,
}: Pick<ManageProps, 'league'> & { onPress: (part: ManagePart) => void }) {
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
    .filter((to) => canChangeState(state, to) && (to !== 'draft' || members.length === 0))
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
      {labels.edit}
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
