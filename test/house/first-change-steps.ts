// Reads the steps of docs/first-change.md: commands, files to write, and changes of files.

export type Step = { title: string } & (
  | { kind: 'command'; command: string; failsWith: string | undefined }
  | { kind: 'file'; path: string; text: string }
  | { kind: 'change'; path: string; before: string; after: string }
)

/** The steps of a page in order. Throws on a code block of any other kind. */
export function listSteps(page: string): Step[] {
  const blocks = page.matchAll(/^```(\w*)(?: (\S+))?\n([^]*?)^```$/gm)
  return Array.from(blocks).flatMap(([, language = '', path = '', text = '']): Step[] => {
    if (language === 'sh') return text.trim().split('\n').map(toCommand)
    if (language === 'diff') return toChanges(text)
    if (path !== '') return [{ title: `write ${path}`, kind: 'file', path, text }]
    throw new Error(`a block of ${language} that is no step: ${text}`)
  })
}

/** `npx vitest run a.test.ts   # fails: error text`; other notes are for readers. */
function toCommand(line: string): Step {
  const [command = '', note = ''] = line.split(/ +# /)
  const [, failsWith] = /^fails: (.+)$/.exec(note) ?? []
  return { title: line, kind: 'command', command, failsWith }
}

/** `--- path`, then old and new text; places in the file are separated by `@@`. */
function toChanges(text: string): Step[] {
  const [first = '', ...lines] = text.trimEnd().split('\n')
  const path = first.replace(/^--- /, '')
  return lines
    .join('\n')
    .split('\n@@\n')
    .map((part) => {
      const kept = (mark: string): string =>
        part
          .split('\n')
          .filter((line) => !line.startsWith(mark))
          .map((line) => line.slice(1))
          .join('\n')
      return { title: `change ${path}`, kind: 'change', path, before: kept('+'), after: kept('-') }
    })
}
