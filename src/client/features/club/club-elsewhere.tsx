// Publishes a club's public sessions on its own website and in calendars.
import { getClubTitle } from '#domain/club/club-home.ts'
import { embedTexts } from '#words/en/location/embed.ts'
import { languageQuery } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.ts'
import { FeedLinks } from '../../parts/calendar-feed/feed-links.tsx'
import { EmbedCode } from '../../parts/embed/embed-code.tsx'
import { toClubFeed } from './club-address.ts'

type ElsewhereProps = { club: { title: string; clubName: string }; clubKey: string }

export function ClubElsewhere({ club, clubKey }: ElsewhereProps) {
  const t = useTexts(embedTexts)
  return (
    <details>
      <summary className="min-h-11 cursor-pointer rounded py-2 font-semibold text-brand outline-none focus-visible:ring-focus">
        {t.clubTitle}
      </summary>
      <div className="flex flex-col gap-3 pt-2">
        <p className="text-muted">{t.clubText}</p>
        <EmbedCode
          path={`/embed/club/${clubKey}${languageQuery()}`}
          title={t.clubFrameTitle({ name: getClubTitle(club) })}
        />
        <p className="font-semibold">{t.subscribe}</p>
        <FeedLinks address={toClubFeed(clubKey)} />
      </div>
    </details>
  )
}
