// The next steps of a new account beside its calendar: to play, or to bring a group along.
import { Bell, Camera, CirclePlus, Search, UsersRound } from 'lucide-react'
import type { NextEventData } from '#contract/calendar.ts'
import { isReachableWhenClosed } from '#domain/notification/reach.ts'
import { listAccountSteps, type AccountStep } from '#domain/player/account-steps.ts'
import { addDays } from '#domain/shared/day.ts'
import { accountStepTexts } from '#words/en/app/first-steps.ts'
import { useToday } from '../../device/today.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useLive } from '../../net/use-live.ts'
import { useRead } from '../../net/use-read.ts'
import { FirstSteps, type FirstStep } from '../../parts/steps/first-steps.tsx'
import { usePlayer } from '../../session/use-me.ts'
import { NextStrip } from './next-strip.tsx'
import { StepRow } from './step-row.tsx'
import type { CountsByDay } from './use-event-counts.ts'

type AccountStepsProps = { counts: CountsByDay; isReady: boolean }

export function StripWithSteps({
  next,
  ...progress
}: AccountStepsProps & { next: NextEventData | null }) {
  const steps = useAccountSteps(progress)
  if (steps === null || steps.length === 0)
    return (next !== null || steps !== null) && <NextStrip next={next} />
  return <StepRow steps={steps}>{next !== null && <NextStrip next={next} />}</StepRow>
}

export function AccountSteps(progress: AccountStepsProps) {
  return <FirstSteps steps={useAccountSteps(progress) ?? []} />
}

function useAccountSteps(progress: AccountStepsProps): FirstStep[] | null {
  const t = useTexts(accountStepTexts)
  const open = useOpenSteps(progress)
  const steps: Record<AccountStep, Omit<FirstStep, 'id'>> = {
    play: { icon: Search, title: t.play, detail: t.playText, link: { to: '/list' } },
    create: {
      icon: CirclePlus,
      title: t.create,
      detail: t.createText,
      link: { to: '/createevent/{-$first}/{-$second}/{-$third}' },
    },
    group: { icon: UsersRound, title: t.group, detail: t.groupText, link: { to: '/move' } },
    notices: {
      icon: Bell,
      title: t.notices,
      detail: t.noticesText,
      link: {
        to: '/player/settings/{-$scrollTarget}',
        params: { scrollTarget: 'notifications' },
      },
    },
    photo: {
      icon: Camera,
      title: t.photo,
      detail: t.photoText,
      link: {
        to: '/player/{-$locId}/{-$addFavLoc}',
        params: { locId: undefined, addFavLoc: undefined },
      },
    },
  }
  return open?.map((id) => ({ id, ...steps[id] })) ?? null
}

/**
 * Shares the queries of the calendar and the reminder. Null while unknown; empty without a venue,
 * where the calendar itself shows what to do.
 */
function useOpenSteps({ counts, isReady }: AccountStepsProps): AccountStep[] | null {
  const { player, locations } = usePlayer()
  const mine = useLive('events-myDays', { from: addDays(useToday(), -1) }).data
  const heard = useLive('notifications-reach', {}).data
  const hasEventsAround = counts.size > 0
  const hasGroup = useRead('contacts-keepers', {}).data?.hasGroup
  if (locations.length === 0) return []
  if (!isReady || mine === undefined || heard === undefined) return null
  if (hasGroup === undefined) return null
  return listAccountSteps({
    hasEventsAround,
    hasPlan: mine.hasPlan,
    organizes: mine.organizes || player.adminLocations > 0,
    hasOwnEvent: mine.organizes,
    hasGroup,
    hears: isReachableWhenClosed(heard.reach),
    hasPhoto: player.photoURL !== '',
  })
}
