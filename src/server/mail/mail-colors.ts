// The colors of our e-mails, light and dark. Light ones are inline, for mail programs without newer
// CSS; dark ones are rules that others prefer. Pairs keep their contrast in programs that invert
// colors.

type Pair = readonly [light: string, dark: string]

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

/** Dark-mode rules for the head; the second form is for Outlook. */
export const mailStyle = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media(prefers-color-scheme:dark){${darkRules()}}
${darkRules('[data-ogsc] ')}`
