const marks = /\p{M}/gu
const others = /[^a-z0-9]+/g
const edges = /^-|-$/g

export function toFileName(name: string, rest: string): string {
  const plain = name.normalize('NFD').replaceAll(marks, '').toLowerCase()
  const start = plain.replaceAll(others, '-').replaceAll(edges, '')
  return start === '' ? rest : `${start}-${rest}`
}
