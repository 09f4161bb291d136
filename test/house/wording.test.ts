// The product's texts follow docs/wording.md: no phrase that a native speaker would not write.
import { globSync } from 'node:fs'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { describe, expect, test } from 'vitest'

type Rule = { name: string; pattern: RegExp; canary: string; allowed?: readonly string[] }

/** Terms and the privacy notice may be formal. */
const legal = /landing\/(terms|privacy)\.ts$/

/** Texts quoted from SPEC.md, and refusals and warnings about money and deletion. */
const inFull: readonly string[] = [
  'could not get data',
  'You are now an admin at {}!',
  'There is a limit of {} active venues per player.',
  'There is a limit of {} templates.',
  'A session is an invitation to play. It does not reserve a court.',
  'This cannot be undone.',
  'The # player who signed up will be notified. This cannot be undone.',
  'The # players who signed up will be notified. This cannot be undone.',
  'Players who signed up will be notified. This cannot be undone.',
  'You are the only admin of {}. No one will look after it; appoint someone first.',
  'No one can take your name, or one that looks like it, for {} days. After that it is free.',
  'It disappears for both players and cannot be brought back.',
  'The club and its list of members are deleted and cannot be brought back. Its members are notified.',
  'That is not your player name.',
  'There is no such pass code. Please check what you typed.',
  'There is no such tier.',
  'The fee has changed: it is # token now. Please look again.',
  'The fee has changed: it is # tokens now. Please look again.',
  'Keep it as it is and plan what comes next.',
]

const english: readonly Rule[] = [
  {
    name: 'is told: we notify people, or let them know',
    pattern: /\b(is|are|was|were|be|been) told\b/i,
    canary: 'The players are told.',
  },
  {
    name: 'by itself: automatically',
    pattern: /\bby (itself|themselves)\b/i,
    canary: 'It counts by itself after 24 hours.',
  },
  {
    name: 'no sentence begins with a clause that asks for no answer',
    pattern: /(^|[.!] )Who [a-z]+ [^?,]*\.$/,
    canary: 'Who loses is out.',
  },
  {
    name: 'letter: people write messages',
    pattern: /\bletter\b/i,
    canary: 'Your letter has the number 7.',
  },
  {
    name: 'mail: e-mail',
    pattern: /(?<!e-)\b(mails|mailed)\b|\b(a|by) mail\b(?! server)/i,
    canary: 'A mail with a link is on its way.',
  },
  { name: 'meanwhile: just', pattern: /\bmeanwhile\b/i, canary: 'The list changed meanwhile.' },
  { name: 'any more: anymore', pattern: / any more\b/i, canary: 'It is not there any more.' },
  {
    name: 'somebody: someone, no one, everyone',
    pattern: /\b(some|no|every)body\b/i,
    canary: 'Somebody has joined.',
  },
  { name: 'level: tied', pattern: /\blevel (on \w+ )?with\b/i, canary: 'Level on wins with Ben' },
  {
    name: 'British spelling',
    pattern: /\b(licences?|favourites?|organis\w+|colours?|programmes?)\b/i,
    canary: 'Licences of its parts',
  },
  {
    name: 'a toast says what happened, not how things are',
    pattern: /^(The|Your) .+ (is|are) (now )?(changed|saved|deleted|published|made)$/,
    canary: 'The dates are changed',
  },
  {
    name: 'contractions',
    pattern:
      /\b(you are|it is|there is)(?= \w)|\b(cannot|(could|do|does|did|is|are|was|were|has|have) not)\b/i,
    canary: 'You cannot message yourself.',
    allowed: inFull,
  },
]

const spanish: readonly Rule[] = [
  {
    name: 'vosotros: ustedes, or the third person',
    pattern: /(?<!\p{L})(vosotr[oa]s|vuestr[oa]s?|os)(?!\p{L})|[áé]is(?!\p{L})/iu,
    canary: 'Solo vosotros podéis leerlo.',
  },
  { name: 'pista: cancha', pattern: /\bpistas?\b/i, canary: 'En la pista' },
  {
    name: 'words of Spain',
    pattern: /\b(aparcamiento|ordenador(es)?|móvil(es)?|vídeos?|coger)\b/iu,
    canary: 'En ordenadores',
  },
  {
    name: 'borrar: eliminar',
    pattern: /\b[Bb]orr(ar|as?|es?|en|arl[ao]s?|ad[ao]s?|ó)(?!\p{L})/u,
    canary: 'Borrar club',
  },
  {
    name: 'admin: administrador',
    pattern: /\b(los|un|unos|el|su|ser|tus|es) admins?\b/i,
    canary: 'Lo miran los admins de la sede.',
  },
  {
    name: 'tabla: clasificación',
    pattern: /\b([Ll]a|[Ss]u|propia) tabla\b|^Tabla$/,
    canary: 'La tabla y las medallas',
  },
  {
    name: 'a score is reclamado',
    pattern: /\ben disputa\b|\bresultados? rechazados?\b|\brechazado por\b/i,
    canary: 'Rechazado por Ana',
  },
  { name: 'carta: mensaje', pattern: /\bcartas?\b/i, canary: 'Tu carta tiene el número 7.' },
]

const rules = [...english, ...spanish]

const sayings = (message: string): string[] => readSayings(parse(message))

const readSayings = (elements: readonly MessageFormatElement[]): string[] =>
  elements.reduce<string[]>(
    (before, element) =>
      before.flatMap((start) => partsOf(element).map((part) => `${start}${part}`)),
    [''],
  )

function partsOf(element: MessageFormatElement): string[] {
  if (element.type === TYPE.literal) return [element.value]
  if (element.type === TYPE.pound) return ['#']
  return element.type === TYPE.plural || element.type === TYPE.select
    ? Object.values(element.options).flatMap(({ value }) => readSayings(value))
    : ['{}']
}

/** Search terms of the help, typos included, are never shown. */
const paths = globSync('src/words/*/*/*.ts').filter((path) => !path.endsWith('/help-search.ts'))
const texts = await Promise.all(
  paths.map(async (path) => {
    const nouns = (await import(`../../${path}`)) as Record<
      string,
      Record<string, string | string[]>
    >
    return {
      path,
      texts: Object.values(nouns).flatMap((noun) =>
        Object.values(noun).flatMap((text) => (typeof text === 'string' ? sayings(text) : text)),
      ),
    }
  }),
)

const breaksIn = ({ pattern, allowed = [] }: Rule, path: string, texts: readonly string[]) =>
  texts.filter(
    (text) =>
      pattern.test(text) && !allowed.includes(text) && !(allowed === inFull && legal.test(path)),
  )

test('there are words to read', () => {
  expect(texts.flatMap((noun) => noun.texts).length).toBeGreaterThan(4000)
})

describe.each(rules)('$name', (rule) => {
  test('in no text', () => {
    const found = texts.flatMap((noun) =>
      breaksIn(rule, noun.path, noun.texts).map((text) => `${noun.path}: ${text}`),
    )
    expect(found).toEqual([])
  })

  test('is seen', () => {
    expect(breaksIn(rule, 'canary', [rule.canary])).toEqual([rule.canary])
  })
})

test('what is written in full still stands in a text', () => {
  const all = new Set(texts.flatMap((noun) => noun.texts))
  expect(inFull.filter((text) => !all.has(text))).toEqual([])
})
