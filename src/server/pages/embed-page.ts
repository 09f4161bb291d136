// The embeddable calendar of a venue or club: one plain HTML page with inline style and without
// scripts. Links open in a new tab.
import type { DayStatus } from '#domain/day-status/day-status.ts'
import type { EventType } from '#domain/event/event.ts'
import type { Language } from '#domain/shared/language.ts'
import { embedPageTexts } from '#words/en/page/page.ts'
import { wordsIn } from '#words/words.ts'
import { escapeHtml as h } from './escape-html.ts'
import { dayStatusWords, dayWords, timeWords, titleWords } from './event-words.ts'

type Event = {
  eventId: string
  title: string
  type: EventType
  startsAt: Date
  endsAt: Date
  timezone: string
  skillMin: number | null
  skillMax: number | null
  maxPlayers: number
  playing: number
  dayStatus: DayStatus | null
  country: string
  locationName: string
}
type Embed = {
  about: {
    kind: 'venue' | 'club'
    name: string
    city: string
    timezone: string | null
    path: string
  }
  events: readonly Event[]
  language: Language
  publicUrl: string
}

/** Constant, so that the page's CSP can contain its hash. */
export const embedStyle = `:root{color-scheme:light dark;--bg:light-dark(#fff,#131a1a);--fg:light-dark(#14211a,#eef3ee);--muted:light-dark(#4b5b50,#a9b8ad);--line:light-dark(#dde5dc,#2c3836);--brand:light-dark(#0b6b4b,#5fdca6);--soft:light-dark(#eff7f1,#1b2a26);--bad:light-dark(#8a3b12,#f2b48a)}
*{box-sizing:border-box}body{margin:0;padding:16px;background:var(--bg);color:var(--fg);font:16px/1.45 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
main{max-width:640px;margin:auto}h1{margin:0;font-size:1.3rem;line-height:1.2;letter-spacing:-.01em}header p,footer{margin:4px 0 0;color:var(--muted);font-size:.875rem}
h2{margin:20px 0 8px;font-size:.95rem}ul{margin:0;padding:0;list-style:none;border:1px solid var(--line);border-radius:14px;overflow:hidden}li+li{border-top:1px solid var(--line)}
li a{display:grid;grid-template-columns:minmax(7.5rem,auto) 1fr auto;gap:2px 14px;align-items:baseline;padding:12px 14px;color:inherit;text-decoration:none}li a:hover{background:var(--soft)}a:focus-visible{outline:3px solid var(--brand);outline-offset:-3px}
.time{font-variant-numeric:tabular-nums;color:var(--muted);font-size:.9rem}.name{font-weight:650;overflow-wrap:anywhere}.left{color:var(--brand);font-size:.875rem;font-weight:600;white-space:nowrap}.full{color:var(--bad)}
.empty{margin:20px 0;padding:24px;border:1px dashed var(--line);border-radius:14px;color:var(--muted);text-align:center}footer{display:flex;flex-wrap:wrap;justify-content:space-between;gap:4px 16px;margin-top:16px}footer a{color:var(--brand);font-weight:600}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}@media(max-width:460px){li a{grid-template-columns:1fr auto}.time{grid-column:1/-1}}`

export function embedPage({ about, events, language, publicUrl }: Embed): string {
  const t = wordsIn(language, embedPageTexts)
  const title =
    about.kind === 'venue' ? t.title({ venue: about.name }) : t.clubTitle({ club: about.name })
  const base = publicUrl.replace(/\/$/, '')
  const days = Map.groupBy(events, (event) => dayWords(event, language))
  const list = [...days]
    .map(
      ([day, ofDay]) =>
        `<h2>${h(day)}</h2>\n<ul>${ofDay.map((event) => renderRow(event, language, base)).join('\n')}</ul>`,
    )
    .join('\n')
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${h(title)}</title><style>${embedStyle}</style></head>
<body><main>
<header><h1>${h(title)}</h1><p>${h([about.city, t.next].filter(Boolean).join(' · '))}</p></header>
${events.length === 0 ? `<p class="empty">${h(t.empty)}</p>` : list}
<footer><span>${about.timezone === null ? '' : h(t.times({ zone: about.timezone }))}</span>${link(`${base}${about.path}`, h(t.all), language)}</footer>
</main></body>
</html>
`
}

function renderRow(event: Event, language: Language, base: string): string {
  const t = wordsIn(language, embedPageTexts)
  const left = event.maxPlayers - event.playing
  const said = dayStatusWords(event, language)
  const places =
    said !== null
      ? `<span class="left full">${h(said)}</span>`
      : left > 0
        ? `<span class="left">${h(t.places({ n: left }))}</span>`
        : `<span class="left full">${h(t.full)}</span>`
  const name = [titleWords(event, language), event.locationName].filter(Boolean).join(' · ')
  return `<li>${link(`${base}/vieweditevent/${event.eventId}`, `<span class="time">${h(timeWords(event, language))}</span><span class="name">${h(name)}</span>${places}`, language)}</li>`
}

const link = (href: string, html: string, language: Language): string =>
  `<a href="${h(href)}" target="_blank" rel="noopener">${html}<span class="sr"> (${h(wordsIn(language, embedPageTexts).opens)})</span></a>`
