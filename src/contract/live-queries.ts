import { byName } from './call.ts'
import { collect } from './contracts.ts'

export const liveQueries = byName(collect('live'))
