// One answer of Poppi: the understood question, the results with reasons, or advice when there are
// no results.
import type { ComponentType } from 'react'
import { Link } from '@tanstack/react-router'
import { BookOpen, CircleHelp, SearchX } from 'lucide-react'
import type { CallOutput } from '#contract/contract.ts'
import type { PoppiReason } from '#contract/poppi.ts'
import { skillToText } from '#domain/player/skill.ts'
import type { WishPart } from '#domain/poppi/poppi.ts'
import { poppiTexts } from '#words/en/poppi/poppi.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { buttonClasses, cardClasses } from '../../ui/button-classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/section.tsx'
import { Reasons } from './reasons.tsx'
import { UnderstoodChips } from './understood-chips.tsx'

type Answer = CallOutput<'poppi-ask'>
export type AnswerCards = {
  Event: ComponentType<{ card: Answer['events'][number]['card'] }>
  Venue: ComponentType<{ card: Answer['venues'][number]['card'] }>
}

type AnswerProps = {
  answer: Answer
  removed: readonly WishPart[]
  cards: AnswerCards
  onRemove: (part: WishPart) => void
  onRestore: () => void
}

export function PoppiAnswer({ answer, removed, cards, onRemove, onRestore }: AnswerProps) {
  const t = useTexts(poppiTexts)
  const { about, understood, help, guide } = answer
  const isLost = understood.some((told) => told.part === 'near' && !told.isKnown)
  return (
    <div className="flex flex-col gap-4">
      <UnderstoodChips
        understood={understood}
        removed={removed}
        onRemove={onRemove}
        onRestore={onRestore}
      />
      {isLost && <Notice>{t.noPosition}</Notice>}
      <Found answer={answer} cards={cards} />
      {about === 'nothing' && (
        <EmptyState
          icon={CircleHelp}
          title={t.nothing}
          text={t.nothingText}
          action={
            <Link to="/support" className={buttonClasses({ variant: 'plain' })}>
              {t.toHelp}
            </Link>
          }
        />
      )}
      {help.length > 0 && (
        <HelpAnswers help={help} guide={guide} title={about === 'help' ? t.help : t.alsoHelp} />
      )}
    </div>
  )
}

const onVenueCard: ReadonlySet<PoppiReason['reason']> = new Set<PoppiReason['reason']>([
  'distance',
  'courts',
])

function Found({
  answer: { about, isExact, events, venues, players },
  cards: { Event, Venue },
}: Pick<AnswerProps, 'answer' | 'cards'>) {
  const t = useTexts(poppiTexts)
  const title = (exact: string) => (isExact ? exact : t.nearest)
  switch (about) {
    case 'events':
      return events.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title={t.noEvents}
          text={t.noEventsText}
          action={
            <Link
              to="/createevent/{-$first}/{-$second}/{-$third}"
              params={{ first: undefined, second: undefined, third: undefined }}
              className={buttonClasses()}
            >
              {t.create}
            </Link>
          }
        />
      ) : (
        <Section
          title={title(t.events)}
          action={
            <Link to="/list" className={buttonClasses({ variant: 'ghost', size: 'sm' })}>
              {t.toList}
            </Link>
          }
        >
          <ol className="flex flex-col gap-4">
            {events.map(({ card, reasons }) => (
              <li key={card.eventId} className="flex flex-col gap-2">
                <Event card={card} />
                <Reasons reasons={reasons} />
              </li>
            ))}
          </ol>
        </Section>
      )
    case 'venues':
      return venues.length === 0 ? (
        <EmptyState icon={SearchX} title={t.noVenues} text={t.noneText} />
      ) : (
        <Section title={title(t.venues)}>
          <ol className="flex flex-col gap-4">
            {venues.map(({ card, reasons }) => (
              <li key={card.locationId} className="flex flex-col gap-2">
                <Venue card={card} />
                <Reasons reasons={reasons.filter(({ reason }) => !onVenueCard.has(reason))} />
              </li>
            ))}
          </ol>
        </Section>
      )
    case 'players':
      return players.length === 0 ? (
        <EmptyState icon={SearchX} title={t.noPlayers} text={t.noneText} />
      ) : (
        <Section title={title(t.players)}>
          <ol className="flex flex-col gap-4">
            {players.map(({ card, reasons }) => (
              <li key={card.playerId} className="flex flex-col gap-2">
                <PlayerCard player={card} />
                <Reasons reasons={reasons} />
              </li>
            ))}
          </ol>
        </Section>
      )
    case 'help':
    case 'nothing':
      return null
  }
}

function PlayerCard({
  player: { playerName, photoURL, skillSelf },
}: {
  player: Answer['players'][number]['card']
}) {
  const t = useTexts(poppiTexts)
  return (
    <Link
      to="/viewplayer/$pName"
      params={{ pName: playerName }}
      className={`${cardClasses({ interactive: true })} flex! items-center gap-3`}
    >
      <Avatar name={playerName} photoUrl={photoURL} size="md" />
      <span className="min-w-0 flex-1 truncate font-semibold">{playerName}</span>
      <span className="text-sm text-muted">
        {skillSelf === null ? t.unknownSkill : t.level({ skill: skillToText(skillSelf) })}
      </span>
    </Link>
  )
}

function HelpAnswers({ help, guide, title }: Pick<Answer, 'help' | 'guide'> & { title: string }) {
  const look = `${cardClasses({ interactive: true })} flex! gap-3`
  return (
    <Section title={title}>
      <ol className="flex flex-col gap-3">
        {help.map((article) => (
          <li key={article.helpId}>
            <Link to="/support" hash={article.helpId} className={look}>
              <HelpText {...article} />
            </Link>
          </li>
        ))}
        {guide.map((section) => (
          <li key={section.path}>
            <a href={section.path} className={look}>
              <HelpText {...section} />
            </a>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function HelpText({ title, text }: { title: string; text: string }) {
  const t = useTexts(poppiTexts)
  return (
    <>
      <BookOpen aria-hidden size={20} className="mt-0.5 shrink-0 text-brand" />
      <span className="flex min-w-0 flex-col gap-1">
        <span className="font-semibold">{title}</span>
        <span className="text-sm text-pretty text-muted">{text}</span>
        <span className="text-sm font-semibold text-brand">{t.read}</span>
      </span>
    </>
  )
}
