// The player's own profile: the card as others see it, with edit buttons and what is still missing.
import { Link } from '@tanstack/react-router'
import { Camera, Circle, CircleCheck, Eye, Gem, Pencil, Settings } from 'lucide-react'
import { ownProfileTexts } from '#words/en/profile/own-profile.ts'
import { useTexts } from '../../i18n/texts.ts'
import { buttonClasses, cardClasses } from '../../ui/button-classes.ts'
import { ProfileCard } from './profile-card.tsx'
import { ProfileStats } from './profile-stats.tsx'
import type { Profile } from './profile.ts'

const photoCrop = {
  target: 'player',
  storagePath: 'players',
  cropWidth: 340,
  cropHeight: 400,
  cropRatio: 0.85,
} as const

const changeLook =
  'relative text-sm font-semibold text-brand underline underline-offset-2 outline-none after:absolute after:-inset-3 focus-visible:ring-focus'

export function OwnProfile({ profile }: { profile: Profile }) {
  const t = useTexts(ownProfileTexts)
  const { playerId, playerName, photoURL } = profile
  const plain = `${buttonClasses({ variant: 'plain' })} px-2!`
  const changeLevel = (
    <Link
      to="/player/settings/{-$scrollTarget}"
      params={{ scrollTarget: 'skill' }}
      className={changeLook}
    >
      {t.changeLevel}
    </Link>
  )
  return (
    <>
      <ProfileCard
        profile={profile}
        levelAction={changeLevel}
        untold={<p className="text-pretty text-muted">{t.untold}</p>}
      />
      <div className="grid grid-cols-2 gap-3">
        <Link
          to="/player/{-$locId}/{-$addFavLoc}"
          params={{ locId: undefined, addFavLoc: undefined }}
          search={{ edit: true }}
          className={buttonClasses()}
        >
          <Pencil aria-hidden size={20} />
          {t.edit}
        </Link>
        <Link
          to="/upload/$targetId"
          params={{ targetId: playerId }}
          search={photoCrop}
          className={plain}
        >
          <Camera aria-hidden size={20} />
          {photoURL === '' ? t.addPhoto : t.changePhoto}
        </Link>
        <Link to="/viewplayer/$pName" params={{ pName: playerName }} className={plain}>
          <Eye aria-hidden size={20} />
          {t.asOthers}
        </Link>
        <Link to="/player/settings/{-$scrollTarget}" className={plain}>
          <Settings aria-hidden size={20} />
          {t.settings}
        </Link>
      </div>
      <ToComplete profile={profile} />
      <ProfileStats profile={profile} />
    </>
  )
}

function ToComplete({ profile: { photoURL, headline, summary } }: { profile: Profile }) {
  const t = useTexts(ownProfileTexts)
  const parts = [
    { name: t.photo, isDone: photoURL !== '' },
    { name: t.headline, isDone: headline !== '' },
    { name: t.summary, isDone: summary !== '' },
  ]
  if (parts.every(({ isDone }) => isDone)) return null
  return (
    <section className={`${cardClasses()} flex items-start gap-4`}>
      <span className="grid size-11 shrink-0 place-items-center rounded-xl bg-cool-soft text-cool">
        <Gem aria-hidden size={24} />
      </span>
      <div className="flex min-w-0 flex-col gap-1">
        <h2>{t.complete}</h2>
        <p className="text-muted">{t.completeText}</p>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 pt-1 text-sm font-semibold">
          {parts.map(({ name, isDone }) => (
            <li
              key={name}
              className={`flex items-center gap-2 ${isDone ? 'text-brand' : 'text-muted'}`}
            >
              {isDone ? <CircleCheck aria-hidden size={16} /> : <Circle aria-hidden size={16} />}
              <span className="sr-only">{isDone ? t.done : t.open}</span>
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
