// The features of Sideout: two columns of five, each with an icon.
import {
  BellRing,
  ChartColumn,
  CircleCheckBig,
  Heart,
  Lock,
  Medal,
  MessageCircle,
  Shuffle,
  SquarePen,
  Trophy,
  type LucideIcon,
} from 'lucide-react'
import type { Language } from '#client/i18n/texts.ts'
import { landingTexts } from '#words/en/landing/landing.ts'
import { wordsIn } from '#words/words.ts'

const onCourt = [
  ['gameSignUps', CircleCheckBig],
  ['roundRobin', Shuffle],
  ['tournaments', Trophy],
  ['scorekeeping', SquarePen],
  ['awards', Medal],
] as const
const offCourt = [
  ['privateEvents', Lock],
  ['messaging', MessageCircle],
  ['personalStats', ChartColumn],
  ['notifications', BellRing],
  ['socialFeatures', Heart],
] as const

type Feature = (typeof onCourt | typeof offCourt)[number][0]

export function Features({ language }: { language: Language }) {
  const words = wordsIn(language, landingTexts)
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-6">
      <Column heading={words.onCourt} features={onCourt} language={language} />
      <Column heading={words.offCourt} features={offCourt} language={language} />
    </div>
  )
}

function Column({
  heading,
  features,
  language,
}: {
  heading: string
  features: readonly (readonly [Feature, LucideIcon])[]
  language: Language
}) {
  const words = wordsIn(language, landingTexts)
  return (
    <section className="rounded-2xl border border-line bg-card px-3 py-4 shadow-card sm:p-8">
      <h2 className="text-sm text-brand sm:text-lg">{heading}</h2>
      <ul className="mt-4 flex flex-col gap-4 sm:gap-6">
        {features.map(([feature, Icon]) => (
          <li key={feature} className="flex items-center gap-2 sm:items-start sm:gap-4">
            <span className="shrink-0 text-brand sm:grid sm:size-11 sm:place-items-center sm:rounded-xl sm:bg-soft">
              <Icon className="size-5 sm:size-5.5" aria-hidden="true" />
            </span>
            <span className="min-w-0">
              <b className="block text-sm leading-tight font-semibold hyphens-auto sm:text-lg">
                {words[feature]}
              </b>
              <span className="mt-0.5 hidden text-muted sm:block">{words[`${feature}More`]}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
