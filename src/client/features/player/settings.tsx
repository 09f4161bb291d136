// The settings, in sections that an address can name: /player/settings/skill scrolls to the level.
import { useEffect, type ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { usePlayer } from '../../lib/use-me.ts'
import { Section } from '../../ui/section.tsx'
import { AppearanceSetting, GenderSetting, HomePageSetting } from './choice-settings.tsx'
import { settingsTexts } from './settings-texts.ts'
import { SignOutSetting } from './sign-out-setting.tsx'
import { SkillSetting } from './skill-setting.tsx'

/** `scrollTarget` is the name of a section, or anything else, which scrolls nowhere. */
export function Settings({ scrollTarget }: { scrollTarget: string | undefined }) {
  const t = useTexts(settingsTexts)
  const { player } = usePlayer()
  useEffect(() => {
    if (scrollTarget === undefined) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    document.querySelector(`#${CSS.escape(scrollTarget)}`)?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' })
  }, [scrollTarget])
  return (
    <div className="flex flex-col gap-6">
      <Part id="appearance" title={t.appearance}><AppearanceSetting /></Part>
      <Part id="home" title={t.home}><HomePageSetting player={player} /></Part>
      <Part id="skill" title={t.skill}><SkillSetting player={player} /></Part>
      <Part id="gender" title={t.gender}><GenderSetting player={player} /></Part>
      <Part id="signout" title={t.signOut}><SignOutSetting /></Part>
      <Part id="coming" title={t.coming}>
        <p className="text-muted">{t.comingText}</p>
        <ul className="flex list-disc flex-col gap-1 pl-5 text-muted">
          {t.comingList.map((line) => <li key={line}>{line}</li>)}
        </ul>
      </Part>
    </div>
  )
}

/** Stops below the top bar when it is scrolled to. */
function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return <div id={id} className="scroll-mt-16"><Section title={title}>{children}</Section></div>
}
