// The table of settings in docs/operations.md: names and forms from the server's config, purposes
// and defaults from setting-help.ts.
import { describeForm, settingNames } from '#server/config.ts'
import { settingHelp } from './setting-help.ts'

const head = ['| Setting | Default | Form | What it is for |', '| --- | --- | --- | --- |'].join(
  '\n',
)

/** Without its article, and with the two schemes of the web as one word. */
const shortenForm = (form: string): string =>
  form.replace(/^an? /, '').replace('http:// or https:// address', 'http(s) address')

function writeRow(name: (typeof settingNames)[number]): string {
  const { standard, purpose } = settingHelp[name]
  return `| \`${name}\` | ${standard} | ${shortenForm(describeForm(name) ?? 'folder')} | ${purpose} |`
}

/** The table, without a line break at its end. */
export const writeSettingsTable = (): string => [head, ...settingNames.map(writeRow)].join('\n')

/** The page with the table of its section Settings written anew. */
export function updateSettings(page: string): string {
  const [before = '', section = ''] = page.split('\n## Settings\n', 2)
  const [settings = '', ...after] = section.split('\n## ')
  const written = settings.replace(/\|[\s\S]*\|/, () => writeSettingsTable())
  return [`${before}\n## Settings\n${written}`, ...after].join('\n## ')
}
