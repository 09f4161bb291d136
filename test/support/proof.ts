// The form of the proof: short with every change, or long with more checks (docs/testing.md).

/** True in `npm run proof`. */
export const isProof = process.env['PROOF'] === 'on'
