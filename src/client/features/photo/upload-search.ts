// The query of the upload screen's address:
// /upload/ann?target=player&storagePath=players&cropWidth=340&cropHeight=400&cropRatio=0.85.

/** The places in the store that the spec names; the server decides where a photo really goes. */
export type UploadSearch = {
  target?: string
  storagePath?: string
  cropWidth?: number
  cropHeight?: number
  cropRatio?: number
}

const toText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined
const toNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined

/** Keeps what has the right type; anything else is dropped. */
export function readUploadSearch(raw: Record<string, unknown>): UploadSearch {
  const read = {
    target: toText(raw['target']),
    storagePath: toText(raw['storagePath']),
    cropWidth: toNumber(raw['cropWidth']),
    cropHeight: toNumber(raw['cropHeight']),
    cropRatio: toNumber(raw['cropRatio']),
  }
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
}
