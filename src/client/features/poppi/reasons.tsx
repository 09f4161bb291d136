// One line of reasons under a result, unmet wishes first.
import { Sparkles } from 'lucide-react'
import type { PoppiReason } from '#contract/poppi.ts'
import { Badge } from '../../ui/badge.tsx'
import { formatPoppiReason } from './poppi-words.ts'

export function Reasons({ reasons }: { reasons: readonly PoppiReason[] }) {
  const bad = reasons.filter(({ reason }) => reason === 'missed' || reason === 'not-for-me')
  const good = reasons.filter((why) => !bad.includes(why)).map(formatPoppiReason)
  if (reasons.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 px-1 text-sm text-muted">
      {bad.map((why) => (
        <Badge key={formatPoppiReason(why)} tone="warm">
          {formatPoppiReason(why)}
        </Badge>
      ))}
      {good.length > 0 && (
        <span className="flex items-center gap-2">
          <Sparkles aria-hidden size={16} className="shrink-0 text-brand" />
          {good.join(' · ')}
        </span>
      )}
    </div>
  )
}
