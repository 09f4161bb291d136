import { broken } from '../server/features/a/handlers.ts'
export const knows = broken
