// The matrix of support: letters to the operator, the status, and what Poppi finds.
import { plainRow, type MatrixRow } from './matrix-cell.ts'

export const supportRows: readonly MatrixRow[] = [
  plainRow('support-contact', 'ok', () => ({ input: { topic: 'question', text: 'Where is the net?' } })),
  plainRow('support-status', 'ok', () => ({ input: {} })),
]
