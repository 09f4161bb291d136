// The card below the court, as it is before the first game ends. Its script makes it playable.
import type { Language } from '#client/i18n/texts.ts'
import { demoCourtTexts } from '#words/en/landing/demo-court.ts'
import { wordsIn } from '#words/words.ts'
import { nameDemoGame, openDemoQueue } from './demo-queue.ts'

export function DemoCard({ language }: { language: Language }) {
  const words = wordsIn(language, demoCourtTexts)
  const { a, b, next } = nameDemoGame(openDemoQueue(0))
  const nameSide = ([one = '', other = '']: readonly string[]) => words.pair({ one, other })
  return (
    <fieldset
      id="court"
      aria-labelledby="court-ask"
      data-pair={nameSide(['{one}', '{other}'])}
      data-next={words.next({ names: '{names}' })}
      data-told={words.told({ pair: '{pair}', a: '{a}', b: '{b}' })}
      className="relative -mt-3 min-w-0 rounded-2xl border border-line bg-card p-4 shadow-float md:-mt-6"
    >
      <p id="court-ask" className="font-bold">
        {words.whoWon}
      </p>
      <div className="mt-2 flex gap-2">
        <Side name="a">{nameSide(a)}</Side>
        <Side name="b">{nameSide(b)}</Side>
      </div>
      <p data-part="next" className="mt-2 text-sm font-semibold">
        {words.next({ names: next.join(', ') })}
      </p>
      <output data-part="told" className="block min-h-12 text-sm text-muted">
        {words.rule}
      </output>
    </fieldset>
  )
}

function Side({ name, children }: { name: string; children: string }) {
  return (
    <button
      type="button"
      disabled
      data-part={name}
      className="min-h-11 flex-1 rounded-xl border border-line bg-soft font-semibold text-brand hover:border-brand"
    >
      {children}
    </button>
  )
}
