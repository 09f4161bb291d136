// Which form of the proof runs: the short one with every change, or the long one, which asks more
// of the same (docs/testing.md).

/** True in `npm run proof`. */
export const isProof = process.env['PROOF'] === 'on'
