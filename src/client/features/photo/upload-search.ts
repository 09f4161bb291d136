// The query of the upload screen's address:
// /upload/ann?target=player&storagePath=players&cropWidth=340&cropHeight=400&cropRatio=0.85.

/** storagePath as the spec names it; the server decides where a photo is really stored. */
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
