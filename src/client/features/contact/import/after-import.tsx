// Next steps after an import: an event for these people, or a club.
import { CalendarPlus, Handshake, Ticket } from 'lucide-react'
import type { Keeper } from '#contract/contact.ts'
import { moveTexts } from '#words/en/contact/move.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useRead } from '../../../net/use-read.ts'
import { FirstSteps, type FirstStep } from '../../../parts/steps/first-steps.tsx'
import { usePlayer } from '../../../session/use-me.ts'

export function AfterImport({ keeper }: { keeper: Keeper }) {
  const t = useTexts(moveTexts)
  const { player } = usePlayer()
  const { data } = useRead('contacts-keepers', keeper.kind === 'player' ? {} : 'skip')
  const home = player.homeLocation
  const at = keeper.kind === 'player' ? home : keeper.locationId
  const plan: FirstStep = {
    id: 'event',
    icon: CalendarPlus,
    title: t.nextEvent,
    detail: t.nextEventText,
    link: {
      to: '/createevent/{-$first}/{-$second}/{-$third}',
      params: at === null ? {} : { first: at },
    },
  }
  const invite: FirstStep = {
    id: 'invite',
    icon: Ticket,
    title: t.nextInvite,
    link: { to: '/myevents' },
  }
  const club: FirstStep = {
    id: 'club',
    icon: Handshake,
    title: t.nextClub,
    detail: t.nextClubText,
    link: {
      to: '/players/$locId/{-$showAdmin}',
      params: { locId: home ?? '' },
      search: { clubActive: true },
    },
  }
  const toClub: FirstStep[] =
    keeper.kind === 'club'
      ? [
          {
            id: 'to-club',
            icon: Handshake,
            title: t.toClub,
            link: {
              to: '/editclub/$clubId',
              params: { clubId: keeper.clubId },
              search: { locId: keeper.locationId },
            },
          },
        ]
      : []
  const hasNoClub = home !== null && data?.clubs.length === 0
  return (
    <FirstSteps title={t.next} steps={[plan, invite, ...toClub, ...(hasNoClub ? [club] : [])]} />
  )
}
