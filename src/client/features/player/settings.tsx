// The settings, in sections that an address can name: /player/settings/skill scrolls to the level.
import { useRef, type ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { usePlayer } from '../../lib/use-me.ts'
import { useScrollIntoView } from '../../lib/use-scroll-into-view.ts'
import { Section } from '../../ui/section.tsx'
import { AppearanceSetting, GenderSetting, HomePageSetting } from './choice-settings.tsx'
import { settingsTexts } from './settings-texts.ts'
import { SignOutSetting } from './sign-out-setting.tsx'
import { SkillSetting } from './skill-setting.tsx'
import { LeaderboardSetting, VisibilitySetting } from './visibility-setting.tsx'

/** `scrollTarget` is the name of a section, or anything else, which scrolls nowhere. */
export function Settings({ scrollTarget, blocked }: { scrollTarget: string | undefined; /** The players I blocked. */ blocked: ReactNode }) {
  const t = useTexts(settingsTexts)
  const { player } = usePlayer()
  const part = (id: string, title: string) => ({ id, title, isWanted: scrollTarget === id })
  return (
    <div className="flex flex-col gap-6">
      <Part {...part('appearance', t.appearance)}><AppearanceSetting /></Part>
      <Part {...part('home', t.home)}><HomePageSetting player={player} /></Part>
      <Part {...part('skill', t.skill)}><SkillSetting player={player} /></Part>
      <Part {...part('gender', t.gender)}><GenderSetting player={player} /></Part>
      <Part {...part('visibility', t.visibility)}><VisibilitySetting player={player} /></Part>
      <Part {...part('leaderboards', t.leaderboards)}><LeaderboardSetting player={player} /></Part>
      <Part {...part('blocked', t.blocked)}>{blocked}</Part>
      <Part {...part('signout', t.signOut)}><SignOutSetting /></Part>
      <Part {...part('coming', t.coming)}>
        <p className="text-muted">{t.comingText}</p>
        <ul className="flex list-disc flex-col gap-1 pl-5 text-muted">
          {t.comingList.map((line) => <li key={line}>{line}</li>)}
        </ul>
      </Part>
    </div>
  )
}

/** Stops below the top bar when it is scrolled to. */
function Part({ id, title, isWanted, children }: { id: string; title: string; isWanted: boolean; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  useScrollIntoView(part, isWanted, { behavior: 'smooth' })
  return <div ref={part} id={id} className="scroll-mt-16"><Section title={title}>{children}</Section></div>
}
