// The podium: the winners of each medal, gold highest in the middle.
import { clsx } from 'clsx'
import { Medal as MedalIcon } from 'lucide-react'
import type { Medal } from '#domain/medal/medal.ts'
import { resultTexts } from '#words/en/result/result.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Avatar } from '../../ui/avatar.tsx'

export type Winners = {
  medal: Medal
  players: readonly { number: number; name: string; photoUrl: string }[]
}

const looks = {
  gold: { order: 'order-2', height: 'h-24', tone: 'text-gold' },
  silver: { order: 'order-1', height: 'h-20', tone: 'text-silver' },
  bronze: { order: 'order-3', height: 'h-16', tone: 'text-bronze' },
} as const
const facesMax = 4

/** Gold, silver, bronze for screen readers; visually silver stands on the left. */
export function Podium({ winners }: { winners: readonly Winners[] }) {
  const t = useTexts(resultTexts)
  return (
    <ol
      aria-label={t.podium}
      className="mx-auto grid w-full max-w-lg grid-cols-3 items-end gap-2 border-b-2 border-line px-1 pt-2"
    >
      {winners.map(({ medal, players }) => {
        const { order, height, tone } = looks[medal]
        return (
          <li key={medal} className={clsx('flex min-w-0 flex-col items-center gap-2', order)}>
            <span className="flex -space-x-3">
              {players.slice(0, facesMax).map(({ number, name, photoUrl }) => (
                <span key={number} className="rounded-full ring-2 ring-bg">
                  <Avatar name={name} photoUrl={photoUrl} />
                </span>
              ))}
            </span>
            <span className="sr-only">{t[medal]}</span>
            <span className="flex w-full flex-col text-center leading-tight font-bold text-balance wrap-anywhere">
              {players.map(({ number, name }) => (
                <span key={number}>{name}</span>
              ))}
            </span>
            <span
              aria-hidden
              className={clsx(
                'grid w-full place-items-center rounded-t-2xl border border-b-0 border-line bg-card',
                height,
                tone,
              )}
            >
              <span className="flex flex-col items-center gap-1">
                <MedalIcon size={medal === 'gold' ? 32 : 24} />
                <span className="text-sm font-bold">{t[medal]}</span>
              </span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
