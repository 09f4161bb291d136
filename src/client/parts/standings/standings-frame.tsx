import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { Medal as MedalIcon } from 'lucide-react'
import type { Medal } from '#domain/medal/medal.ts'

export const standingsHead =
  'px-2 py-2 text-right text-xs font-semibold whitespace-nowrap text-muted first:pl-4 last:pr-4'
export const standingsCell =
  'px-2 py-2 text-right tabular-nums whitespace-nowrap first:pl-4 last:pr-4'

const medalTones = { gold: 'text-gold', silver: 'text-silver', bronze: 'text-bronze' } as const

type StandingsFrameProps = {
  caption: string
  rank: ReactNode
  name: string
  heads: readonly (readonly [title: string, short: string])[]
  moreHeads?: ReactNode
  children: ReactNode
}

export function StandingsFrame({
  caption,
  rank,
  name,
  heads,
  moreHeads,
  children,
}: StandingsFrameProps) {
  return (
    <div className="overflow-hidden rounded-2xl border border-line bg-card shadow-card">
      <table className="w-full border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className={standingsHead}>
              {rank}
            </th>
            <th scope="col" className={clsx(standingsHead, 'w-full text-left!')}>
              {name}
            </th>
            {heads.map(([title, short]) => (
              <th key={short} scope="col" className={standingsHead}>
                <abbr title={title} className="no-underline">
                  {short}
                </abbr>
              </th>
            ))}
            {moreHeads}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">{children}</tbody>
      </table>
    </div>
  )
}

type StandingsNameProps = {
  isMine: boolean
  medal: { kind: Medal; word: string } | null
  decided: string
  children: ReactNode
}

export function StandingsName({ isMine, medal, decided, children }: StandingsNameProps) {
  return (
    <th scope="row" className="px-2 py-2 text-left align-top font-normal">
      <span
        className={clsx(
          'flex items-center gap-2 leading-snug font-semibold',
          isMine && 'text-brand',
        )}
      >
        {medal !== null && (
          <>
            <MedalIcon aria-hidden size={20} className={clsx('shrink-0', medalTones[medal.kind])} />
            <span className="sr-only">{medal.word}</span>
          </>
        )}
        {children}
      </span>
      {decided !== '' && (
        <span className="mt-0.5 block text-xs text-pretty text-muted">{decided}</span>
      )}
    </th>
  )
}
