// Better Auth's adapter, with session tokens hashed before they reach the database. Better Auth
// sees the tokens that clients hold; a stored hash is never accepted as a token.
import type { DBAdapter, Where } from 'better-auth/types'
import type { TokenHash } from './token-hash.ts'

type Operations = Omit<DBAdapter, 'transaction'>
type Row = Record<string, unknown>

export type TokenStore = {
  hash: TokenHash
  findStored: (hash: string) => Promise<string>
}

export function hashSessionTokens(adapter: DBAdapter, tokens: TokenStore): DBAdapter {
  return {
    ...adapter,
    ...hashOperations(adapter, tokens),
    transaction: (run) =>
      adapter.transaction((tx) => run({ ...tx, ...hashOperations(tx, tokens) })),
  }
}

type Hashed = Pick<
  Operations,
  | 'create'
  | 'findOne'
  | 'findMany'
  | 'count'
  | 'update'
  | 'updateMany'
  | 'delete'
  | 'deleteMany'
  | 'consumeOne'
  | 'incrementOne'
>

function hashOperations(adapter: Operations, { hash, findStored }: TokenStore): Hashed {
  const toStored = async (value: unknown): Promise<unknown> => {
    if (Array.isArray(value)) return Promise.all(value.map(toStored))
    return typeof value === 'string' ? findStored(hash(value)) : value
  }
  const locate = async <T extends { model: string; where?: Where[] | undefined }>(
    asked: T,
  ): Promise<T> => {
    if (asked.model !== 'session' || asked.where === undefined) return asked
    const where = await Promise.all(
      asked.where.map(async (condition) =>
        condition.field === 'token'
          ? { ...condition, value: (await toStored(condition.value)) as Where['value'] }
          : condition,
      ),
    )
    return { ...asked, where }
  }
  /** A session looked up by its token is returned with that token. */
  const withToken = <T>(
    row: T,
    { model, where }: { model: string; where?: Where[] | undefined },
  ): T => {
    const token =
      model === 'session' ? where?.find(({ field }) => field === 'token')?.value : undefined
    return row !== null && typeof row === 'object' && typeof token === 'string'
      ? { ...row, token }
      : row
  }
  const hashField = <T extends Row>(model: string, data: T): T =>
    model === 'session' && typeof data['token'] === 'string'
      ? { ...data, token: hash(data['token']) }
      : data

  return {
    create: async (asked) => {
      const row = await adapter.create({ ...asked, data: hashField(asked.model, asked.data) })
      const { token } = asked.data as { token?: unknown }
      return (
        asked.model === 'session' && typeof token === 'string' ? { ...row, token } : row
      ) as never
    },
    findOne: async (asked) => withToken(await adapter.findOne(await locate(asked)), asked) as never,
    findMany: async (asked) => adapter.findMany(await locate(asked)),
    count: async (asked) => adapter.count(await locate(asked)),
    update: async (asked) => {
      const changed = { ...(await locate(asked)), update: hashField(asked.model, asked.update) }
      return withToken(await adapter.update(changed), asked) as never
    },
    updateMany: async (asked) =>
      adapter.updateMany({
        ...(await locate(asked)),
        update: hashField(asked.model, asked.update),
      }),
    delete: async (asked) => adapter.delete(await locate(asked)),
    deleteMany: async (asked) => adapter.deleteMany(await locate(asked)),
    consumeOne: async (asked) =>
      withToken(await adapter.consumeOne(await locate(asked)), asked) as never,
    incrementOne: async (asked) => adapter.incrementOne(await locate(asked)),
  }
}
