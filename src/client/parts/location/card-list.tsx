import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { Plus, Trophy } from 'lucide-react'
import { buttonClasses } from '../../ui/button-classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

type ListWords = Readonly<
  Record<'title' | 'empty' | 'emptyText' | 'noneToStart' | 'create' | 'createFirst', string>
>

type CardListProps<Card> = {
  words: ListWords
  cards: readonly Card[]
  toKey: (card: Card) => string
  renderCard: (card: Card) => ReactNode
  to: '/leagues/$locId' | '/tournaments/$locId'
  locationId: string
  mayCreate: boolean
}

export function CardList<Card>({
  words,
  cards,
  toKey,
  renderCard,
  to,
  locationId,
  mayCreate,
}: CardListProps<Card>) {
  const isEmpty = cards.length === 0
  const create = mayCreate ? (
    <Link
      to={to}
      params={{ locId: locationId }}
      search={{ create: true }}
      className={buttonClasses({ variant: isEmpty ? 'primary' : 'soft' })}
    >
      <Plus aria-hidden size={20} />
      {isEmpty ? words.createFirst : words.create}
    </Link>
  ) : undefined
  if (isEmpty) {
    const text = mayCreate ? words.emptyText : [words.emptyText, words.noneToStart].join(' ')
    return <EmptyState icon={Trophy} title={words.empty} text={text} action={create} />
  }
  return (
    <>
      <ul aria-label={words.title} className="flex flex-col gap-3">
        {cards.map((card) => (
          <li key={toKey(card)}>{renderCard(card)}</li>
        ))}
      </ul>
      {create !== undefined && <div>{create}</div>}
    </>
  )
}
