import { row } from '../d/queries.ts'
export const handler = row
