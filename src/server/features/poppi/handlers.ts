// Poppi: parses a question, finds the nearest matches and explains them. Questions aren't stored.
import type { CallOutput } from '#contract/contract.ts'
import { toGuideLead, toGuidePath, type GuideId } from '#contract/guide/guide.ts'
import { helpParagraphs } from '#contract/help-paragraphs.ts'
import type { HelpId } from '#contract/help.ts'
import { toSlug } from '#domain/player/slug.ts'
import { answersMax, without, type Wish, type WishPart } from '#domain/poppi/poppi.ts'
import type { Language } from '#domain/shared/language.ts'
import { ok } from '#domain/shared/result.ts'
import { foldLetters } from '#domain/text/search.ts'
import { guideTexts } from '#words/en/help/guide.ts'
import { helpTitles } from '#words/en/help/help-titles.ts'
import { wordsIn } from '#words/words.ts'
import { defineHandlers, type Handlers, type InTransaction } from '../../handler.ts'
import { explainWish } from '../../poppi/explain-wish.ts'
import { createNameIndex, type NameIndex } from '../../poppi/name-index.ts'
import { eventReasons, playerReasons, venueReasons } from '../../poppi/reasons.ts'
import { findEvents } from './event-queries.ts'
import { findAsker, findPlayersForPoppi, findVenues, listNames, type Asker } from './queries.ts'

type Answer = CallOutput<'poppi-ask'>
type Context = Parameters<InTransaction<'poppi-ask'>>[0]
type Input = Parameters<InTransaction<'poppi-ask'>>[1]

/** The name index is cached until any venue's name changes, which the asker's statement detects. */
export function poppiHandlers(): Pick<Handlers, 'poppi-ask'> {
  let kept: { names: string; index: NameIndex } | null = null
  const ask: InTransaction<'poppi-ask'> = async (context, input) => {
    const asker = await findAsker(context.tx, context.actor.playerId)
    const known =
      kept?.names === asker.names
        ? kept
        : { names: asker.names, index: createNameIndex(await listNames(context.tx)) }
    kept = known
    return ok(await answer(context, input, asker, known.index))
  }
  return defineHandlers<'poppi-ask'>({ 'poppi-ask': ask })
}

async function answer(
  context: Context,
  input: Input,
  asker: Asker,
  names: NameIndex,
): Promise<Answer> {
  const { question, language, day } = input
  const {
    about,
    wish: said,
    help,
    guide,
  } = (await import('../../poppi/understand.ts')).understand(question, {
    language,
    today: day,
    names,
    skill: asker.skill,
  })
  const wish = await settleTime(context, asker, without(said, input.without), input)
  const found = await find(about, context, asker, wish, input)
  // A name without a player may be a question about the app instead.
  const isNobody =
    about === 'players' && wish.name !== null && found.players.length === 0 && help.length > 0
  const isHelp = about !== 'players' || isNobody
  return {
    about: isNobody ? 'help' : about,
    understood: isNobody ? [] : explainWish(wish, asker.position !== null),
    ...found,
    help: isHelp ? help.map(({ helpId }) => toArticle(helpId, language)) : [],
    guide: isHelp ? guide.map((id) => toSection(id, language)) : [],
  }
}

const toArticle = (helpId: HelpId, language: Language): Answer['help'][number] => ({
  helpId,
  title: wordsIn(language, helpTitles)[helpId],
  text: helpParagraphs(language)[helpId][0] ?? '',
})

function toSection(id: GuideId, language: Language): Answer['guide'][number] {
  const [title = '', text = ''] = wordsIn(language, guideTexts)[id]
  return { path: toGuidePath(id), title, text: toGuideLead(text) }
}

/** An ambiguous eight means the evening when only the evening has matches. */
async function settleTime(
  { tx, now }: Context,
  asker: Asker,
  wish: Wish,
  { day }: Input,
): Promise<Wish> {
  const evening = wish.time?.evening
  if (evening === undefined) return wish
  const fits = async (one: Wish): Promise<boolean> =>
    (await findEvents(tx, asker, one, { today: day, now, limit: 1 })).some(
      ({ missed }) => missed.length === 0,
    )
  const later = { ...wish, time: evening }
  return !(await fits(wish)) && (await fits(later)) ? later : wish
}

type Found = Pick<Answer, 'events' | 'venues' | 'players' | 'isExact'>
const nothing: Found = { events: [], venues: [], players: [], isExact: true }

async function find(
  about: Answer['about'],
  { tx, now }: Context,
  asker: Asker,
  wish: Wish,
  { day }: Input,
): Promise<Found> {
  switch (about) {
    case 'events': {
      const events = keepNearest(
        await findEvents(tx, asker, wish, { today: day, now, limit: answersMax }),
      )
      return {
        ...nothing,
        isExact: isExact(events),
        events: events.map(({ missed, metres, isMine, friendNames, ...card }) => ({
          card,
          reasons: eventReasons({ ...card, missed, metres, isMine, friendNames }, asker),
        })),
      }
    }
    case 'venues': {
      const venues = keepNearest(
        await findVenues(tx, asker, wish, { today: day, limit: answersMax }),
      )
      return {
        ...nothing,
        isExact: isExact(venues),
        venues: venues.map(({ missed, isMine, events, has: facilities, ...card }) => ({
          card,
          reasons: venueReasons({ ...card, missed, isMine, events, has: facilities }),
        })),
      }
    }
    case 'players': {
      const text = wish.name ?? ''
      const players = keepNearest(
        await findPlayersForPoppi(tx, asker, wish, {
          text,
          slug: toSlug(foldLetters(text)),
          limit: answersMax,
        }),
      )
      return {
        ...nothing,
        isExact: isExact(players),
        players: players.map(({ missed, isFriend, playsAt, ...card }) => ({
          card,
          reasons: playerReasons({ ...card, missed, isFriend, playsAt }, wish),
        })),
      }
    }
    case 'help':
    case 'nothing':
      return nothing
  }
}

function keepNearest<T extends { missed: readonly WishPart[] }>(rows: readonly T[]): readonly T[] {
  const fitting = rows.filter(({ missed }) => missed.length === 0)
  return fitting.length > 0 ? fitting : rows
}

const isExact = (rows: readonly { missed: readonly WishPart[] }[]): boolean =>
  rows.every(({ missed }) => missed.length === 0)
