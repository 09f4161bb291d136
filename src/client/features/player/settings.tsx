// The settings: groups in cards, each with parts. The address can name either:
// /player/settings/skill scrolls to the level. In wide windows the groups are a list beside the
// selected one.
import { useRef, type MouseEvent, type ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { settingsTexts } from '#words/en/player/settings.ts'
import { useWindow } from '../../device/use-window.ts'
import { hasThreadsPane } from '../../device/wide-window.ts'
import { useTexts } from '../../i18n/texts.ts'
import { usePlayer } from '../../session/use-me.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Card } from '../../ui/card.tsx'
import { useScrollIntoView } from '../../ui/use-scroll-into-view.ts'
import { BirthYearSetting } from './birth-year-setting.tsx'
import {
  GenderSetting,
  HomePageSetting,
  LanguageSetting,
  TextSizeSetting,
  ThemeSetting,
} from './choice-settings.tsx'
import { LetterKeysSetting } from './letter-keys-setting.tsx'
import { SignOutSetting } from './sign-out-setting.tsx'
import { SkillSetting } from './skill-setting.tsx'
import { LeaderboardSetting, VisibilitySetting } from './visibility-setting.tsx'

export type SettingsPart = { id: string; title?: string; content: ReactNode }
type Group = { id: string; title: string; parts: readonly SettingsPart[] }

type SettingsSlots = {
  notifications: readonly SettingsPart[]
  calendar: readonly SettingsPart[]
  money: readonly SettingsPart[]
  blocked: ReactNode
  signIn: readonly SettingsPart[]
  data: readonly SettingsPart[]
}

export function Settings({
  scrollTarget,
  slots,
}: {
  scrollTarget: string | undefined
  slots: SettingsSlots
}) {
  const groups = useGroups(slots).filter(({ parts }) => parts.length > 0)
  const hasPane = useWindow(hasThreadsPane)
  return hasPane ? (
    <OneBeside groups={groups} scrollTarget={scrollTarget} />
  ) : (
    <AllInOrder groups={groups} scrollTarget={scrollTarget} />
  )
}

type GroupsProps = { groups: readonly Group[]; scrollTarget: string | undefined }

function OneBeside({ groups, scrollTarget }: GroupsProps) {
  const t = useTexts(settingsTexts)
  const shown =
    groups.find(
      ({ id, parts }) => id === scrollTarget || parts.some((part) => part.id === scrollTarget),
    ) ?? groups[0]
  return (
    <>
      <nav aria-label={t.sections} className="wide-left">
        <ul>
          {groups.map(({ id, title }) => (
            <li key={id}>
              <Link
                to="/player/settings/{-$scrollTarget}"
                params={{ scrollTarget: id }}
                replace
                activeProps={{}}
                aria-current={id === shown?.id ? 'page' : undefined}
                className="wide-place"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {shown !== undefined && (
        <section className="flex flex-col gap-3">
          <h2>{shown.title}</h2>
          <div
            className="grid items-start gap-4"
            style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))' }}
          >
            {shown.parts.map((part) => (
              <Target key={part.id} id={part.id} isWanted={scrollTarget === part.id}>
                <Card className="flex flex-col gap-3">
                  {part.title !== undefined && <h3>{part.title}</h3>}
                  {part.content}
                </Card>
              </Target>
            ))}
          </div>
        </section>
      )}
    </>
  )
}

function AllInOrder({ groups, scrollTarget }: GroupsProps) {
  const t = useTexts(settingsTexts)
  return (
    <>
      <nav aria-label={t.sections} className="flex flex-wrap gap-2">
        {groups.map(({ id, title }) => (
          <Link
            key={id}
            to="/player/settings/{-$scrollTarget}"
            params={{ scrollTarget: id }}
            replace
            resetScroll={false}
            onClick={scrollToPart(id)}
            className={buttonClasses({ variant: 'plain', size: 'sm' })}
          >
            {title}
          </Link>
        ))}
      </nav>
      {groups.map(({ id, title, parts }) => (
        <Target key={id} id={id} isWanted={scrollTarget === id}>
          <section className="flex flex-col gap-3 pt-2">
            <h2>{title}</h2>
            <Card className="flex flex-col divide-y divide-line py-0!">
              {parts.map((part) => (
                <Target key={part.id} id={part.id} isWanted={scrollTarget === part.id}>
                  <div className="flex flex-col gap-3 py-4">
                    {part.title !== undefined && <h3>{part.title}</h3>}
                    {part.content}
                  </div>
                </Target>
              ))}
            </Card>
          </section>
        </Target>
      ))}
    </>
  )
}

function useGroups({
  notifications,
  calendar,
  money,
  blocked,
  signIn,
  data,
}: SettingsSlots): readonly Group[] {
  const t = useTexts(settingsTexts)
  const { player } = usePlayer()
  return [
    {
      id: 'account',
      title: t.account,
      parts: [
        { id: 'skill', title: t.skill, content: <SkillSetting player={player} /> },
        { id: 'gender', title: t.gender, content: <GenderSetting player={player} /> },
        { id: 'birthyear', content: <BirthYearSetting player={player} /> },
        { id: 'home', title: t.home, content: <HomePageSetting player={player} /> },
      ],
    },
    {
      id: 'appearance',
      title: t.appearance,
      parts: [
        { id: 'language', content: <LanguageSetting /> },
        { id: 'theme', content: <ThemeSetting /> },
        { id: 'textsize', content: <TextSizeSetting /> },
        { id: 'keys', title: t.keys, content: <LetterKeysSetting /> },
      ],
    },
    { id: 'notifications', title: t.notifications, parts: notifications },
    { id: 'calendar', title: t.calendarGroup, parts: calendar },
    { id: 'money', title: t.moneyGroup, parts: money },
    {
      id: 'privacy',
      title: t.privacy,
      parts: [
        { id: 'visibility', title: t.visibility, content: <VisibilitySetting player={player} /> },
        {
          id: 'leaderboards',
          title: t.leaderboards,
          content: <LeaderboardSetting player={player} />,
        },
        { id: 'blocked', title: t.blocked, content: blocked },
      ],
    },
    {
      id: 'signin',
      title: t.signInGroup,
      parts: [...signIn, { id: 'signout', title: t.signOut, content: <SignOutSetting /> }],
    },
    { id: 'data', title: t.dataGroup, parts: data },
  ]
}

/** Needed when the address already names the part and the reader has scrolled away. */
const scrollToPart =
  (id: string) =>
  ({ metaKey, ctrlKey }: MouseEvent) => {
    if (!metaKey && !ctrlKey)
      document.querySelector(`[data-part="${id}"]`)?.scrollIntoView({
        behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
      })
  }

function Target({
  id,
  isWanted,
  children,
}: {
  id: string
  isWanted: boolean
  children: ReactNode
}) {
  const target = useRef<HTMLDivElement>(null)
  useScrollIntoView(target, isWanted, { behavior: 'smooth' })
  return (
    <div ref={target} data-part={id}>
      {children}
    </div>
  )
}
