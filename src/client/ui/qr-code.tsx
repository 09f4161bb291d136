// A QR code on white paper, also in the dark: a scanner sees contrast, not taste.
import { useEffect, useState } from 'react'
import { qrSvg, svgAddress } from '../device/qr-code.ts'

/** As wide as what holds it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [svg, setSvg] = useState<string | null>(null)
  useEffect(() => {
    let isWanted = true
    void qrSvg(text).then((made) => {
      if (isWanted) setSvg(made)
    })
    return () => {
      isWanted = false
    }
  }, [text])
  return (
    <div className="aspect-square w-full overflow-hidden rounded-2xl bg-white">
      {svg !== null && <img src={svgAddress(svg)} alt={label} className="size-full" />}
    </div>
  )
}
