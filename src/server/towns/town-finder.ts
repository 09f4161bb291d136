// Searches the gazetteer, which is loaded with the first query and kept in memory (10 MB).
import type { Logger } from 'pino'
import type { Position } from '#domain/location/distance.ts'
import type { Town } from '#domain/location/towns.ts'
import { findTowns } from './find-towns.ts'
import { readTownBook, type TownBook } from './town-book.ts'

export type TownFinder = (text: string, near: Position | null, limit: number) => Promise<Town[]>

/** Returns no towns when the file can't be read, and retries with the next query. */
export function createTownFinder(file: URL, log: Pick<Logger, 'error'>): TownFinder {
  let book: Promise<TownBook> | null = null
  return async (text, near, limit) => {
    book ??= readTownBook(file)
    try {
      return findTowns(await book, text, near, limit)
    } catch (error) {
      book = null
      log.error({ err: error }, 'the towns could not be read')
      return []
    }
  }
}
