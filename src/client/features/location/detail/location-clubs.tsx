// The clubs of a venue: mine link to their pages, others to their public page or owner.
import { Link } from '@tanstack/react-router'
import { ChevronRight, MessageCircle, Swords, Trophy, Users } from 'lucide-react'
import type { LiveOutput } from '#contract/contract.ts'
import { locationDetailTexts } from '#words/en/location/location-detail.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { buttonClasses } from '../../../ui/button-classes.ts'
import {
  List,
  ListRow,
  RowContent,
  rowClasses,
  type RowContentProps,
} from '../../../ui/list-row.tsx'
import { Section } from '../../../ui/section.tsx'

type Location = LiveOutput<'locations-byId'>
type Club = Location['clubs'][number]

export function LocationClubs({ locationId, clubs }: Pick<Location, 'locationId' | 'clubs'>) {
  const t = useTexts(locationDetailTexts)
  const myClubs = (
    <Link
      to="/players/$locId/{-$showAdmin}"
      params={{ locId: locationId }}
      search={{ clubActive: true }}
      className={`${buttonClasses({ variant: 'ghost', size: 'sm' })} shrink-0`}
    >
      {t.myClubs}
    </Link>
  )
  return (
    <Section title={t.clubs} action={myClubs}>
      {clubs.length === 0 ? (
        <p className="text-muted">{t.noClubs}</p>
      ) : (
        <List label={t.clubs}>
          {clubs.map((club) => (
            <ClubRow key={club.clubId} locationId={locationId} club={club} />
          ))}
        </List>
      )}
      <p className="flex flex-wrap gap-2">
        <Link
          to="/leagues/$locId"
          params={{ locId: locationId }}
          className={buttonClasses({ variant: 'plain', size: 'sm' })}
        >
          <Trophy aria-hidden size={16} />
          {t.leagues}
        </Link>
        <Link
          to="/tournaments/$locId"
          params={{ locId: locationId }}
          className={buttonClasses({ variant: 'plain', size: 'sm' })}
        >
          <Swords aria-hidden size={16} />
          {t.tournaments}
        </Link>
      </p>
    </Section>
  )
}

/**
 * Members and invited people open the club. Others get its public page, or contact its owner if
 * they may see the name.
 */
function ClubRow({
  locationId,
  club: { clubId, clubName, members, mine, ownerName, key },
}: {
  locationId: string
  club: Club
}) {
  const t = useTexts(locationDetailTexts)
  const row = (words: string): RowContentProps => {
    const detail = `${t.members({ n: members })} · ${words}`
    return {
      leading: <Users aria-hidden size={20} className="shrink-0 text-brand" />,
      title: clubName,
      detail: <span className="whitespace-normal">{detail}</span>,
    }
  }
  if (mine !== null) {
    return (
      <li>
        <Link
          to="/editclub/$clubId"
          params={{ clubId }}
          search={{ clubName, locId: locationId }}
          className={rowClasses}
        >
          <RowContent
            {...row({ owner: t.clubOwned, member: t.clubJoined, invited: t.clubInvited }[mine])}
            trailing={<ChevronRight aria-hidden size={20} />}
          />
        </Link>
      </li>
    )
  }
  if (key !== null)
    return (
      <li>
        <Link to="/c/$key" params={{ key }} className={rowClasses}>
          <RowContent {...row(t.clubOpen)} trailing={<ChevronRight aria-hidden size={20} />} />
        </Link>
      </li>
    )
  if (ownerName === '') return <ListRow {...row(t.clubClosed)} />
  return (
    <li>
      <Link to="/messagethread/$pName" params={{ pName: ownerName }} className={rowClasses}>
        <RowContent
          {...row(t.askToJoin({ owner: ownerName }))}
          trailing={<MessageCircle aria-hidden size={20} />}
        />
      </Link>
    </li>
  )
}
