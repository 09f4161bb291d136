// The ratings on a player's profile: one card per discipline played, and how ratings work.
import { ChartLine } from 'lucide-react'
import { ratingTexts } from '#words/en/rating/rating.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useLive } from '../../net/use-live.ts'
import { Card } from '../../ui/card.tsx'
import { Section } from '../../ui/section.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { RatingCard } from './rating-card.tsx'

export function RatingSection({ playerId, isMe }: { playerId: string; isMe: boolean }) {
  const t = useTexts(ratingTexts)
  const live = useLive('ratings-byPlayer', { playerId })
  if (live.status === 'refused') return null
  return (
    <Section title={t.title}>
      {live.status === 'loading' ? (
        <SkeletonList label={t.loading} rows={1} />
      ) : (
        live.data.ratings.map((rating) => <RatingCard key={rating.discipline} rating={rating} />)
      )}
      {live.status === 'ready' && live.data.ratings.length === 0 && <NoRating isMe={isMe} />}
      {live.status === 'ready' && <How />}
    </Section>
  )
}

function NoRating({ isMe }: { isMe: boolean }) {
  const t = useTexts(ratingTexts)
  return (
    <Card className="flex items-center gap-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-xl bg-soft text-brand">
        <ChartLine aria-hidden size={24} />
      </span>
      <div className="flex min-w-0 flex-col">
        <h3>{t.none}</h3>
        <p className="text-sm text-pretty text-muted">{isMe ? t.noneMine : t.noneText}</p>
      </div>
    </Card>
  )
}

function How() {
  const t = useTexts(ratingTexts)
  return (
    <details className="rounded-xl px-1 text-sm">
      <summary className="w-fit cursor-pointer rounded-lg py-2 font-semibold text-brand outline-none focus-visible:ring-focus">
        {t.how}
      </summary>
      <ol className="flex list-decimal flex-col gap-2 pb-2 pl-4 text-pretty text-muted">
        {t.howSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </details>
  )
}
