// Finds a player's name in titles that remain after the account is deleted.

export const namedTitlesMax = 50

const isPartOfWord = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character)

export function holdsName(title: string, playerName: string): boolean {
  const [text, name] = [title.toLowerCase(), playerName.toLowerCase()]
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    const [before, after] = [
      Array.from(text.slice(0, at)).at(-1),
      Array.from(text.slice(at + name.length))[0],
    ]
    if (!isPartOfWord(before) && !isPartOfWord(after)) return true
  }
  return false
}
