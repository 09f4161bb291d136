import { row } from '../c/queries.ts'
export const handler = row
