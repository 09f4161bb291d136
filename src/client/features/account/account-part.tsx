import type { ReactNode } from 'react'
import { accountTexts } from '#words/en/account/account.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { Read } from '../../net/use-read.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'

export function AccountPart<Data>({
  read,
  children,
}: {
  read: Read<Data>
  children: (data: Data) => ReactNode
}) {
  const t = useTexts(accountTexts)
  if (read.data !== undefined) return children(read.data)
  if (read.refusal !== null) return <ErrorState title={t.failed} onRetry={read.again} />
  return <SkeletonList rows={1} />
}
