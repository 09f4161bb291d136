// Counts language habits in comments. Well-written projects keep each share near zero; STYLE.md
// shows better sentences.

/** Percent of comment lines; `openers` in percent of comments. */
export type LanguageMeasures = {
  comments: number
  peopleAsThat: number
  reportedSpeech: number
  questionOpeners: number
  negativePronouns: number
}

const peopleAsThat =
  /\b(players?|people|person|someone|anyone|everyone|organizers?|admins?|guests?|friends?) that\b/i
const reportedSpeech = /\b(tells?|told|says?|said)\b/i
const questionOpener = /^(What|Whether|Where|Of)\b/
const negativePronoun = /\b(nobody|none|nothing)\b/i

export function measureLanguage(comments: readonly (readonly string[])[]): LanguageMeasures {
  const lines = comments.flat()
  const share = (form: RegExp) => percent(lines.filter((line) => form.test(line)).length, lines)
  const opened = comments.filter(([first = '']) => questionOpener.test(first))
  return {
    comments: comments.length,
    peopleAsThat: share(peopleAsThat),
    reportedSpeech: share(reportedSpeech),
    questionOpeners: percent(opened.length, comments),
    negativePronouns: share(negativePronoun),
  }
}

const percent = (part: number, whole: readonly unknown[]): number =>
  whole.length === 0 ? 0 : Math.round((1000 * part) / whole.length) / 10
