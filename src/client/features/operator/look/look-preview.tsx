import { turnHue, type Oklch } from '#domain/branding/oklch.ts'
import { accentThemes, getTurn, turnedTones } from '#domain/branding/palette.ts'
import { lookTexts } from '#words/en/operator/console.ts'
import { useTexts } from '../../../i18n/texts.ts'

const write = ([lightness, chroma, hue]: Oklch): string => `oklch(${lightness} ${chroma} ${hue})`

export function LookPreview({ hue, name }: { hue: number | null; name: string }) {
  const t = useTexts(lookTexts)
  const turn = getTurn(hue)
  return (
    <figure className="m-0">
      <figcaption className="mb-2 text-sm font-semibold">{t.preview}</figcaption>
      <div className="grid grid-cols-2 gap-3">
        {accentThemes.map((theme) => {
          const color = (tone: keyof typeof turnedTones) =>
            write(turnHue(turnedTones[tone][theme], turn))
          return (
            <div
              key={theme}
              className="flex min-w-0 flex-col items-start gap-2 rounded-xl border border-line p-3"
              style={{ background: color('bg'), color: color('brand') }}
            >
              <b className="max-w-full truncate">{name}</b>
              <span className="rounded-lg px-2 py-1 text-sm" style={{ background: color('soft') }}>
                {t.previewText}
              </span>
              <span
                className="rounded-lg px-3 py-2 text-sm font-semibold"
                style={{ background: color('brand'), color: color('on-brand') }}
              >
                {t.previewButton}
              </span>
            </div>
          )
        })}
      </div>
    </figure>
  )
}
