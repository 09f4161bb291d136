// The suggested start for a delayed day.

/** Half an hour later, 'HH:mm'; capped before midnight, because a delay stays on its day. */
export function addHalfHour(time: string): string {
  const minutes = Math.min(
    23 * 60 + 55,
    Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)) + 30,
  )
  const two = (n: number) => String(n).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
