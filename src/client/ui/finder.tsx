// Search as you type: a field with its results in every state.
import type { ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import { SearchField } from './field/search-field.tsx'
import { List } from './list-row.tsx'
import { SkeletonList } from './skeleton.tsx'

export type FinderWords = {
  search: string
  loading: string
  noneFound: string
  noneFoundText: string
  failed: string
}

type FinderProps<Item> = {
  words: FinderWords
  text: string
  onText: (text: string) => void
  maxLength: number
  found: readonly Item[] | undefined
  isFailed: boolean
  onRetry: () => void
  icon: LucideIcon
  children: (item: Item) => ReactNode
}

export function Finder<Item>({
  words,
  text,
  onText,
  maxLength,
  found,
  isFailed,
  onRetry,
  icon,
  children,
}: FinderProps<Item>) {
  return (
    <>
      <SearchField label={words.search} value={text} onChange={onText} maxLength={maxLength} />
      {isFailed && <ErrorState title={words.failed} onRetry={onRetry} />}
      {!isFailed && found === undefined && <SkeletonList label={words.loading} rows={3} />}
      {found?.length === 0 && (
        <EmptyState icon={icon} title={words.noneFound} text={words.noneFoundText} />
      )}
      {found !== undefined && found.length > 0 && (
        <List label={words.search}>{found.map(children)}</List>
      )}
    </>
  )
}
