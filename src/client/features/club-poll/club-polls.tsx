// The polls on a club's page: members answer, officers who plan for the club ask.
import { Suspense, useState } from 'react'
import { Vote } from 'lucide-react'
import { clubPollTexts } from '#words/en/club/club-poll.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { useLiveList } from '../../net/use-live-list.ts'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { PollCard } from './poll-card.tsx'

const PollForm = lazyPart(() => import('./poll-form.tsx'), 'PollForm')

export type PollClub = { locationId: string; clubId: string; clubName: string }

export function ClubPolls({ club }: { club: PollClub }) {
  const t = useTexts(clubPollTexts)
  const [isAsking, setAsking] = useState(false)
  const { locationId, clubId } = club
  const { live } = useLiveList('clubPolls-list', { locationId, clubId }, `${locationId} ${clubId}`)
  const { polls, mayAsk } = live.data ?? { polls: [], mayAsk: false }
  if (polls.length === 0 && !mayAsk) return null
  const ask = mayAsk && (
    <Button variant="soft" size="sm" onPress={() => setAsking(true)}>
      <Vote aria-hidden size={20} />
      {t.ask}
    </Button>
  )
  return (
    <Section title={t.title} action={ask}>
      {polls.length === 0 ? (
        <p className="text-muted">{t.none}</p>
      ) : (
        <ul aria-label={t.title} className="flex flex-col gap-3">
          {polls.map((poll) => (
            <li key={poll.pollId}>
              <PollCard club={club} poll={poll} mayAsk={mayAsk} />
            </li>
          ))}
        </ul>
      )}
      <Suspense>
        {mayAsk && <PollForm club={club} isOpen={isAsking} onClose={() => setAsking(false)} />}
      </Suspense>
    </Section>
  )
}
