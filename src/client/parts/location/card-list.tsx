import type { ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'
import { EmptyState } from '../../ui/empty-state.tsx'

type CardListProps<Card> = {
  label: string
  cards: readonly Card[]
  toKey: (card: Card) => string
  renderCard: (card: Card) => ReactNode
  icon: LucideIcon
  empty: { title: string; text: string }
  create: ReactNode
}

export function CardList<Card>({
  label,
  cards,
  toKey,
  renderCard,
  icon,
  empty,
  create,
}: CardListProps<Card>) {
  if (cards.length === 0) return <EmptyState icon={icon} {...empty} action={create} />
  return (
    <>
      <ul aria-label={label} className="flex flex-col gap-3">
        {cards.map((card) => (
          <li key={toKey(card)}>{renderCard(card)}</li>
        ))}
      </ul>
      {create !== undefined && <div>{create}</div>}
    </>
  )
}
