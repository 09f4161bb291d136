// The readme in a data export, which explains the tables, in both languages.
import { languages, type Language } from '#domain/shared/language.ts'
import { readmeTexts } from '#words/en/mail/own-data.ts'
import { wordsIn } from '#words/words.ts'

export const readme = (now: number, { isOwn }: { isOwn: boolean }): string =>
  languages
    .map((language: Language) => {
      const { title, made, paragraphs, withoutTalk } = wordsIn(language, readmeTexts)
      return [
        title,
        `${made} ${new Date(now).toISOString()}`,
        ...paragraphs,
        ...(isOwn ? [] : [withoutTalk]),
      ].join('\n\n')
    })
    .join('\n\n---\n\n') + '\n'
