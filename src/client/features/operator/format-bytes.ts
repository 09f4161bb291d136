import { formatNumber } from '../../i18n/formats.ts'

const units = [
  ['GB', 1e9],
  ['MB', 1e6],
  ['kB', 1e3],
] as const

export function formatBytes(bytes: number): string {
  const [unit, size] = units.find(([, least]) => bytes >= least) ?? units[2]
  return [formatNumber(bytes / size, unit === 'GB' ? 1 : 0), unit].join(' ')
}
