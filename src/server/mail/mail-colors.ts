// The colors of our e-mails, in the light and in the dark. The light ones stand inline, for mail
// programs that know nothing newer; the dark ones in rules that the others prefer. Those that turn
// colors over by themselves find pairs that keep their contrast.

type Pair = readonly [light: string, dark: string]

/** By what each is for; the ball and the court are the same by day and night. */
export const mailColors = {
  page: ['#eef5f0', '#0c1411'],
  card: ['#ffffff', '#16211b'],
  soft: ['#f1f8f3', '#1e2c24'],
  line: ['#d9e4dc', '#33443a'],
  text: ['#14211a', '#eaf3ee'],
  muted: ['#4b5b50', '#aabdb1'],
  link: ['#0b6b4b', '#63e0b3'],
  action: ['#0b7a55', '#4fd9a6'],
  'on-action': ['#ffffff', '#04231a'],
  court: ['#0b7a55', '#0e5c43'],
  'on-court': ['#ffffff', '#ffffff'],
  ball: ['#d8f23f', '#d8f23f'],
} as const satisfies Record<string, Pair>
type MailColor = keyof typeof mailColors

const properties = { ground: 'background-color', ink: 'color', edge: 'border-color' } as const
type Painted = { [Part in keyof typeof properties]?: MailColor }

/** `class` and `style` of an element with these colors and further styles. */
export function paint(colors: Painted, styles = ''): string {
  const parts = Object.entries(colors) as [keyof typeof properties, MailColor][]
  const classes = parts.map(([part, color]) => `${part}-${color}`).join(' ')
  const inline = parts.map(([part, color]) => `${properties[part]}:${mailColors[color][0]}`)
  return `class="${classes}" style="${[...inline, ...(styles === '' ? [] : [styles])].join(';')}"`
}

const darkRules = (before = ''): string =>
  (Object.keys(mailColors) as MailColor[])
    .flatMap((color) =>
      (Object.keys(properties) as (keyof typeof properties)[]).map(
        (part) =>
          `${before}.${part}-${color}{${properties[part]}:${mailColors[color][1]}!important}`,
      ),
    )
    .join('')

/** What the head of a mail says of the dark; the second form is Outlook's. */
export const mailStyle = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media(prefers-color-scheme:dark){${darkRules()}}
${darkRules('[data-ogsc] ')}`
