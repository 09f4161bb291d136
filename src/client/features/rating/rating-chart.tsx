// A line chart of ratings per match. d3 computes the geometry, React renders it; a table shows the
// same numbers.
import { useId } from 'react'
import { scaleLinear } from 'd3-scale'
import { area, curveMonotoneX, line } from 'd3-shape'
import { ratingTexts } from '#words/en/rating/rating.ts'
import { formatDay, formatNumber } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { ratingDecimals, type ChartPoint } from './rating.ts'

/** Minimum range, so that small changes don't look dramatic. */
const spanMin = 0.2
const ticksWanted = 4
const size = 100

const show = (rating: number): string => formatNumber(rating, ratingDecimals)

function measureChart(points: readonly ChartPoint[]) {
  const ratings = points.map(({ rating }) => rating)
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)]
  const spare = Math.max(0, spanMin - (high - low)) / 2
  const x = scaleLinear()
    .domain([0, points.length - 1])
    .range([0, size])
  const y = scaleLinear()
    .domain([low - spare, high + spare])
    .nice(ticksWanted)
    .range([size, 0])
  const lineOf = line<number>()
    .x((_, index) => x(index))
    .y((rating) => y(rating))
    .curve(curveMonotoneX)
  const areaOf = area<number>()
    .x((_, index) => x(index))
    .y0(size)
    .y1((rating) => y(rating))
    .curve(curveMonotoneX)
  return {
    low,
    high,
    y,
    ticks: y.ticks(ticksWanted),
    linePath: lineOf(ratings) ?? '',
    areaPath: areaOf(ratings) ?? '',
  }
}

export function RatingChart({ points }: { points: readonly ChartPoint[] }) {
  const t = useTexts(ratingTexts)
  const fade = useId()
  const { low, high, y, ticks, linePath, areaPath } = measureChart(points)
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return null
  const decimals = (ticks[1] ?? 1) - (ticks[0] ?? 0) < 0.1 ? 2 : 1
  return (
    <figure className="flex flex-col gap-1">
      <figcaption className="pb-2 text-sm font-semibold text-muted">{t.chart}</figcaption>
      <p className="sr-only">
        {t.chartLabel({
          first: show(first.rating),
          last: show(last.rating),
          low: show(low),
          high: show(high),
        })}
      </p>
      <div aria-hidden className="flex gap-2 text-xs text-muted tabular-nums">
        <div className="relative w-8 shrink-0">
          {ticks.map((tick) => (
            <span
              key={tick}
              className="absolute right-0 -translate-y-1/2"
              style={{ top: `${y(tick)}%` }}
            >
              {formatNumber(tick, decimals)}
            </span>
          ))}
        </div>
        <div className="relative h-36 flex-1 sm:h-44">
          {ticks.map((tick) => (
            <span
              key={tick}
              className="absolute inset-x-0 border-t border-line"
              style={{ top: `${y(tick)}%` }}
            />
          ))}
          <svg
            viewBox={`0 0 ${size} ${size}`}
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible text-brand"
          >
            <defs>
              <linearGradient id={fade} x2="0" y2="1">
                <stop stopColor="currentColor" stopOpacity="0.22" />
                <stop offset="1" stopColor="currentColor" stopOpacity="0" />
              </linearGradient>
            </defs>
            <path d={areaPath} fill={`url(#${fade})`} />
            <path
              d={linePath}
              fill="none"
              stroke="currentColor"
              strokeWidth="2.5"
              strokeLinejoin="round"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <span
            className="absolute right-0 size-3 translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-card bg-brand"
            style={{ top: `${y(last.rating)}%` }}
          />
        </div>
      </div>
      <div aria-hidden className="flex justify-between pt-1 pl-12 text-xs text-muted">
        <span>{formatDay(first.day, 'date')}</span>
        <span>{formatDay(last.day, 'date')}</span>
      </div>
      <ChartTable points={points} />
    </figure>
  )
}

function ChartTable({ points }: { points: readonly ChartPoint[] }) {
  const t = useTexts(ratingTexts)
  return (
    <details className="text-sm">
      <summary className="w-fit cursor-pointer rounded-lg py-2 font-semibold text-brand outline-none focus-visible:ring-focus">
        {t.showTable}
      </summary>
      <section
        aria-label={t.chart}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
        tabIndex={0}
        className="max-h-72 overflow-y-auto rounded-xl border border-line outline-none focus-visible:ring-focus"
      >
        <table className="w-full tabular-nums">
          <thead className="sticky top-0 bg-card text-left text-muted">
            <tr>
              <th scope="col" className="px-3 py-2">
                {t.day}
              </th>
              <th scope="col" className="px-3 py-2 text-right">
                {t.rating}
              </th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ day, rating }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the points of a line have no other name than their place
              <tr key={index} className="border-t border-line">
                <th scope="row" className="px-3 py-1 text-left font-medium">
                  {formatDay(day, 'date')}
                </th>
                <td className="px-3 py-1 text-right font-semibold">{show(rating)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
