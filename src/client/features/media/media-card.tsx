// One photo, video or post with its sender, venue and actions.
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { Ellipsis, ExternalLink, Flag, MapPin, Play, Trash2 } from 'lucide-react'
import type { LiveOutput } from '#contract/contract.ts'
import { networkNames, parseSocialLink, type SocialNetwork } from '#domain/player/profile.ts'
import { mediaTexts } from '#words/en/media/media.ts'
import { formatRelative } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { cardClasses } from '../../ui/button-classes.ts'
import { Menu } from '../../ui/overlay/menu.tsx'
import { labels } from '../../ui/words/labels.ts'

const linkLook =
  'relative underline-offset-2 outline-none after:absolute after:-inset-x-1 after:-inset-y-3 hover:underline focus-visible:ring-focus'

export type MediaItem = LiveOutput<'media-list'>['items'][number]
export type MediaActions = {
  onRemove: (item: MediaItem) => void
  onReport: (item: MediaItem) => void
  onVenue: (item: MediaItem) => void
}

type MediaCardProps = MediaActions & {
  item: MediaItem
  now: number
  renderMark: (network: SocialNetwork) => ReactNode
}

export function MediaCard({ item, now, renderMark, ...actions }: MediaCardProps) {
  const t = useTexts(mediaTexts)
  const { network } = item
  const what =
    network === null
      ? t.photoOf({ venue: item.locationName })
      : item.caption ||
        t.on({ kind: item.kind === 'video' ? t.video : t.post, network: networkNames[network] })
  return (
    <article className={`${cardClasses()} flex flex-col gap-3`}>
      {network === null ? (
        <img
          src={item.url}
          alt={what}
          loading="lazy"
          decoding="async"
          className="aspect-[2/1] w-full rounded-xl bg-soft object-cover"
        />
      ) : (
        <OutsideLink item={item} network={network} what={what} renderMark={renderMark} />
      )}
      <div className="-my-1.5 flex items-center gap-2 text-sm text-muted">
        <p className="flex min-w-0 flex-1 flex-wrap gap-x-3">
          {item.playerName !== null && (
            <Link
              to="/viewplayer/$pName"
              params={{ pName: item.playerName }}
              className={`${linkLook} font-semibold text-fg`}
            >
              {item.playerName}
            </Link>
          )}
          <Link
            to="/venuedetail/$locationId"
            params={{ locationId: item.locationId }}
            className={linkLook}
          >
            {item.locationName}
          </Link>
          <time dateTime={item.created}>{formatRelative(item.created, now)}</time>
        </p>
        <Choices item={item} what={what} {...actions} />
      </div>
    </article>
  )
}

/**
 * External links were validated when stored, and are validated again before they become clickable.
 */
function OutsideLink({
  item,
  network,
  what,
  renderMark,
}: {
  item: MediaItem
  network: SocialNetwork
  what: string
  renderMark: (network: SocialNetwork) => ReactNode
}) {
  const t = useTexts(mediaTexts)
  const link = parseSocialLink(network, item.url)
  if (link === null || link === '') return <p className="font-semibold break-words">{what}</p>
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      aria-label={t.opens({ what, network: networkNames[network] })}
      className="flex items-center gap-3 rounded-xl outline-none focus-visible:ring-focus"
    >
      <span className="relative grid size-14 shrink-0 place-items-center rounded-xl bg-soft text-brand">
        {renderMark(network)}
        {item.kind === 'video' && (
          <span className="absolute -right-1 -bottom-1 grid size-6 place-items-center rounded-full bg-brand text-on-brand">
            <Play aria-hidden size={16} />
          </span>
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold break-words">{what}</span>
        <span className="block truncate text-sm text-muted">
          {link.replace(/^https:\/\/(?:www\.)?/, '')}
        </span>
      </span>
      <ExternalLink aria-hidden size={20} className="shrink-0 text-muted" />
    </a>
  )
}

function Choices({
  item,
  what,
  onRemove,
  onReport,
  onVenue,
}: MediaActions & { item: MediaItem; what: string }) {
  const t = useTexts(mediaTexts)
  const choices = [
    { id: 'venue', label: t.toVenue, icon: MapPin, onAction: () => onVenue(item) },
    ...(item.isMine
      ? []
      : [{ id: 'report', label: t.report, icon: Flag, onAction: () => onReport(item) }]),
    ...(item.mayRemove
      ? [
          {
            id: 'remove',
            label: labels.remove,
            icon: Trash2,
            danger: true,
            onAction: () => onRemove(item),
          },
        ]
      : []),
  ]
  return <Menu label={t.more({ what })} icon={Ellipsis} choices={choices} />
}
