// The actions on another player: message, and mark as friend or favorite. The button texts are the
// spec's.
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { CloudOff, MessageCircle, Star, StarOff, UserMinus, UserPlus } from 'lucide-react'
import { profileTexts } from '#words/en/profile/profile.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useRelation } from '../../parts/player/use-relation.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Button } from '../../ui/button.tsx'
import type { Profile } from './profile.ts'

type ProfileActionsProps = {
  profile: Profile
  hasMessage?: boolean
}

export function ProfileActions({
  profile: { playerId, playerName, mine },
  hasMessage = true,
}: ProfileActionsProps) {
  const t = useTexts(profileTexts)
  const relation = useRelation()
  const related = { playerId, playerName, friend: mine.friend, favorite: mine.favorite }
  const waits = (kind: 'friend' | 'favorite') => {
    const why = relation.explainWaiting(kind, playerId, t.waits)
    return why === null ? null : (
      <span className="text-warm" title={why}>
        <CloudOff aria-hidden size={16} />
        <span className="sr-only">{why}</span>
      </span>
    )
  }
  const [isFriend, isFavorite] = [relation.isFriend(related), relation.isFavorite(related)]
  const [FriendIcon, FavoriteIcon] = [isFriend ? UserMinus : UserPlus, isFavorite ? StarOff : Star]
  return (
    <div className={clsx('grid grid-cols-2 gap-3', hasMessage && 'sm:grid-cols-3')}>
      {hasMessage && (
        <Link
          to="/messagethread/$pName"
          params={{ pName: playerName }}
          className={`${buttonClasses()} col-span-2 sm:col-span-1`}
        >
          <MessageCircle aria-hidden size={20} />
          {t.message}
        </Link>
      )}
      <Button
        className="px-2!"
        variant={isFriend ? 'soft' : 'plain'}
        onPress={() => relation.toggleFriend(related, !isFriend)}
      >
        <FriendIcon aria-hidden size={20} />
        {isFriend ? t.unFriend : t.addFriend}
        {waits('friend')}
      </Button>
      <Button
        className="px-2!"
        variant={isFavorite ? 'soft' : 'plain'}
        onPress={() => relation.toggleFavorite(related, !isFavorite)}
      >
        <FavoriteIcon aria-hidden size={20} />
        {isFavorite ? t.unFavorite : t.addFavorite}
        {waits('favorite')}
      </Button>
    </div>
  )
}
